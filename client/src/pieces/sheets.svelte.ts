/** The open sheets, the topmost last. Only what is inside the topmost can be pressed. */
class Sheets {
  open = $state.raw<readonly HTMLElement[]>([]);

  /** Add a sheet. Returns a function that removes it. */
  lay(sheet: HTMLElement): () => void {
    this.open = [...this.open, sheet];
    return () => {
      this.open = this.open.filter((one) => one !== sheet);
    };
  }
}

export const sheets = new Sheets();

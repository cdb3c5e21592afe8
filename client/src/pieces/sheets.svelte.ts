/** The sheets that lie over the page, the topmost last. What is not inside of it cannot be pressed. */
class Sheets {
  open = $state.raw<readonly HTMLElement[]>([]);

  /** One more. Returns what takes it away. */
  lay(sheet: HTMLElement): () => void {
    this.open = [...this.open, sheet];
    return () => {
      this.open = this.open.filter((one) => one !== sheet);
    };
  }
}

export const sheets = new Sheets();

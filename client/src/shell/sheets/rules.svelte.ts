/** Which rules are open, and at which clause. */
class Rules {
  opened = $state.raw<{ readonly game: string; readonly clause: string | null } | null>(null);

  close(): void {
    this.opened = null;
  }
}

export const rules = new Rules();

/** Open a game's rules; with a clause (`YAK-8`), there. */
export function openRules(game: string, clause?: string): void {
  rules.opened = { game, clause: clause ?? null };
}

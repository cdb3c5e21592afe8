/** Six pencils. They differ in colour, in brightness, and by a mark beside the name, for people who do not see colours. On
the sheet, which is pale in both themes, each has a contrast of at least 4.5. */
export interface Pencil {
  /** Its name is the text `pictomania-board-pencil-<key>`. */
  readonly key: string;
  /** On paper, and under white text. */
  readonly ink: string;
  /** A path in a square of 24. */
  readonly mark: string;
}

export const PENCILS: readonly Pencil[] = [
  { key: 'vermilion', ink: '#c4321b', mark: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z' },
  { key: 'sea', ink: '#2460ad', mark: 'M12 3 22 21H2Z' },
  { key: 'moss', ink: '#2c7446', mark: 'M4 4h16v16H4Z' },
  { key: 'wisteria', ink: '#7a3fb5', mark: 'M12 1 21 12 12 23 3 12Z' },
  { key: 'clay', ink: '#8a4a12', mark: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z' },
  {
    key: 'ink',
    ink: '#1b2145',
    mark: 'M12 1.5 15.2 8.6 23 9.4 17.2 14.6 18.8 22.2 12 18.3 5.2 22.2 6.8 14.6 1 9.4 8.8 8.6Z',
  },
];

export const pencilOf = (colour: number): Pencil => PENCILS[colour % PENCILS.length]!;

/** The colour of a seat's pencil: chosen before the game, or the seat's number. */
export const colourOf = (
  { company }: { company: { readonly colours?: readonly number[] } },
  seat: number,
): number => company.colours?.[seat] ?? seat;

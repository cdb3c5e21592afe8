/** The face of a card. */
export interface CardFace {
  art: string;
  pattern: string;
  colour: string;
  deep: string;
  night: boolean;
  corner: string;
  /** The name in the band. */
  name: string;
}

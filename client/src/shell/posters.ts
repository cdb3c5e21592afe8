/** The five evenings on the start page. */
export interface PosterArt {
  id: string;
  art: string;
  pattern: string;
  colour: string;
}

export const POSTERS: readonly PosterArt[] = [
  { id: 'yak', art: 'yak', pattern: 'pattern-stripes', colour: 'var(--sea)' },
  { id: 'yokai', art: 'oni', pattern: 'pattern-dots', colour: 'var(--vermilion)' },
  { id: 'sketch', art: 'fox-mask', pattern: 'pattern-grid', colour: 'var(--moss)' },
  { id: 'pictomania', art: 'brush-pencil', pattern: 'pattern-scales', colour: 'var(--gold)' },
  { id: 'pikit', art: 'kaiju', pattern: 'pattern-checks', colour: 'var(--wisteria)' },
];

import type { Poster } from '../../play/poster';

const poster: Poster = {
  place: 4,
  art: 'pikit/colossus',
  pattern: 'pattern-checks',
  colour: 'var(--wisteria)',
  seats: 3,
  alone: { reaction: 15 },
};

export default poster;

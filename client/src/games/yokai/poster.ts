import type { Poster } from '../../play/poster';

const poster: Poster = {
  place: 3,
  art: 'yokai/oni',
  pattern: 'pattern-dots',
  colour: 'var(--vermilion)',
  seats: 3,
};

export default poster;

import type { Poster } from '../../play/poster';

const poster: Poster = {
  place: 5,
  art: 'pictomania/brush-pencil',
  pattern: 'pattern-scales',
  colour: 'var(--gold)',
  seats: 6,
  company: true,
};

export default poster;

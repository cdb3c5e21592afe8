import type { Poster } from '../../play/poster';

const poster: Poster = {
  place: 5,
  art: 'pictomania/brush-pencil',
  pattern: 'pattern-scales',
  colour: 'var(--gold)',
  soon: true,
};

export default poster;

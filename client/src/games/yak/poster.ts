import type { Poster } from '../../play/poster';

const poster: Poster = { place: 1, art: 'yak/yak', pattern: 'pattern-stripes', colour: 'var(--sea)' };

export default poster;

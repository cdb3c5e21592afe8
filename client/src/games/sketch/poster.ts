import type { Poster } from '../../play/poster';

const poster: Poster = { place: 2, art: 'sketch/fox-mask', pattern: 'pattern-grid', colour: 'var(--moss)' };

export default poster;

import type { Poster } from '../../play/poster';

const poster: Poster = { place: 2, art: 'yokai/oni', pattern: 'pattern-dots', colour: 'var(--vermilion)' };

export default poster;

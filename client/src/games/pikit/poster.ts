import type { Poster } from '../../play/poster';

const poster: Poster = { place: 5, art: 'pikit/kaiju', pattern: 'pattern-checks', colour: 'var(--wisteria)' };

export default poster;

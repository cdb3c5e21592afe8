/** Yak's own words, where a sentence is put together on the board. */
import type { Claim } from '../../generated/games/yak';
import type { Text } from '../../play/contract';

/** "7 vultures" without the 7, which stands beside it, large. */
export function claimWord(claim: Claim, t: Text): string {
  return t('yak-claim', { number: claim.number, species: claim.species }).replace(/^\d+\s/, '');
}

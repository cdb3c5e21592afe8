/** The claims that the picker offers. What may be claimed comes from the server; this only chooses and orders. */
import { SPECIES, type Card, type Choice, type Claim, type Species } from '../../generated/games/yak';
import { isSpecies } from './looks';

/** For each species, always in the same order, the lowest number from `base` on; `null` where there is none. */
export function lowest(choice: Choice, base: number): { species: Species; claim: Claim | null }[] {
  return SPECIES.map((species, size) => {
    const number = Math.max(choice.floors[size] ?? Infinity, base);
    return { species, claim: number <= choice.top ? { number, species } : null };
  });
}

/** The animals that a player with these cards claims: those of the chosen card, of the claim, of one's own cards in
the stack and in hand, most telling first. */
export function likely(latest: Claim | null, chosen: Card, known: readonly Card[]): Species[] {
  const names = [chosen.kind, ...(latest ? [latest.species] : []), ...known.map((card) => card.kind)];
  return [...new Set(names.filter(isSpecies))];
}

/** Up to `most` bolder claims, one or two more than the lowest, for the likely animals: light ones first. */
export function bolder(
  lowest: readonly Claim[],
  likely: readonly Species[],
  top: number,
  most: number,
): Claim[] {
  const bold: Claim[] = [];
  for (const more of [1, 2]) {
    for (const species of likely.slice(0, 3)) {
      const claim = lowest.find((one) => one.species === species);
      if (claim && claim.number + more <= top) bold.push({ number: claim.number + more, species });
    }
  }
  const size = (claim: Claim) => SPECIES.indexOf(claim.species);
  return bold.slice(0, most).sort((a, b) => a.number - b.number || size(a) - size(b));
}

/** The numbers between which the picker's stepper moves. */
export function range(choice: Choice): { least: number; most: number } {
  return { least: Math.min(...choice.floors, choice.top), most: choice.top };
}

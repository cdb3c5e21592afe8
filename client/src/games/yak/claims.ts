/** The claims that the picker puts first. What may be claimed comes from the server; this only chooses an order. */
import { SPECIES, type Card, type Choice, type Claim, type Species } from '../../generated/games/yak';
import { isSpecies } from './looks';

/** The lowest number from `base` on that each species can be claimed with; species that cannot are left out. */
export function lowest(choice: Choice, base: number): Claim[] {
  return SPECIES.flatMap((species, size) => {
    const floor = choice.floors[size];
    const number = Math.max(floor ?? Infinity, base);
    return number <= choice.top ? [{ number, species }] : [];
  });
}

/** Light claims first: by number, then by the animal's size. */
export function byWeight(claims: readonly Claim[]): Claim[] {
  const size = (claim: Claim) => SPECIES.indexOf(claim.species);
  return [...claims].sort((a, b) => a.number - b.number || size(a) - size(b));
}

/** The animals somebody with these cards talks about: those of the claim, of the chosen card, of the hand, of one's own
    cards in the stack, most telling first. */
export function likely(latest: Claim | null, chosen: Card, known: readonly Card[]): Species[] {
  const names = [chosen.kind, ...(latest ? [latest.species] : []), ...known.map((card) => card.kind)];
  return [...new Set(names.filter(isSpecies))];
}

/** Up to `most` bolder claims: one or two more than the lowest, for the likely animals. */
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
  return byWeight(bold.slice(0, most));
}

/** The numbers between which the picker's stepper moves. */
export function range(choice: Choice): { least: number; most: number } {
  return { least: Math.min(...choice.floors, choice.top), most: choice.top };
}

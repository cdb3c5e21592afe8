/** The drawing in the guide: a cat. */
import type { Stroke } from '../../generated/games/pictomania';

type Point = readonly [number, number];

const line = (points: readonly Point[]): Stroke => ({
  type: 'stroke',
  xs: points.map(([x]) => Math.round(x)),
  ys: points.map(([, y]) => Math.round(y)),
  ts: points.map((_, at) => at * 30),
});

/** A part of an ellipse, in turns. */
const arc = ([x, y]: Point, [wide, tall]: Point, from = 0, to = 1): Stroke =>
  line(
    Array.from({ length: 29 }, (_, at) => {
      const turn = (from + ((to - from) * at) / 28) * 2 * Math.PI;
      return [x + wide * Math.cos(turn), y + tall * Math.sin(turn)];
    }),
  );

export const CAT: readonly Stroke[] = [
  arc([2048, 2250], [1150, 980]),
  line([
    [1130, 1650],
    [1080, 1200],
    [1100, 720],
    [1400, 1020],
    [1640, 1330],
  ]),
  line([
    [2460, 1330],
    [2700, 1010],
    [2990, 720],
    [3020, 1200],
    [2970, 1650],
  ]),
  arc([1600, 2080], [90, 150]),
  arc([2500, 2080], [90, 150]),
  arc([2048, 2480], [120, 70]),
  arc([1830, 2600], [220, 190], 0, 0.45),
  arc([2270, 2600], [220, 190], 0.05, 0.5),
  ...[-1, 1].flatMap((side) =>
    [-160, 0, 160].map((slope) =>
      line([
        [2048 + side * 620, 2480 + slope / 2],
        [2048 + side * 1100, 2480 + slope],
        [2048 + side * 1650, 2500 + slope * 2.2],
      ]),
    ),
  ),
];

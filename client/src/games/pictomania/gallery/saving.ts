/** Saves a drawing as a PNG or SVG file, with its word and artist below. */
import type { Stroke } from '../../../generated/games/pictomania';
import { ink, SHEET } from '../pieces/ink';

export interface Kept {
  readonly drawing: readonly Stroke[];
  /** The colour of its lines. */
  readonly ink: string;
  readonly word: string;
  /** Who drew it, and when. */
  readonly caption: string;
}

/** In the sheet's units: the margin, and the height of the words below. */
const MARGIN = 160;
const FOOT = 760;
const WIDTH = SHEET + 2 * MARGIN;
const HEIGHT = SHEET + MARGIN + FOOT;
const WORD = { size: 330, at: SHEET + MARGIN + 360 };
const CAPTION = { size: 170, at: SHEET + MARGIN + 620 };
const FACE = 'Onest, "Segoe UI", Roboto, sans-serif';
const PAPER = '#fffdf6';
const WALL = '#f6ecd6';
const TEXT = '#10142b';
/** The PNG's width in pixels. */
const DOTS = 1200;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? '&quot;');

/** A text cut to one line, with letters about half as wide as tall. */
const fitting = (text: string, size: number) => Math.min(size, (SHEET * 1.7) / Math.max(1, text.length));

/** The drawing as SVG. */
export function asSvg({ drawing, ink: colour, word, caption }: Kept): string {
  const line = (text: string, { size, at }: typeof WORD, weight: number) =>
    `<text x="${WIDTH / 2}" y="${at}" font-size="${fitting(text, size).toFixed(0)}" font-weight="${weight}">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${DOTS}" height="${Math.round((DOTS * HEIGHT) / WIDTH)}">`,
    `<title>${escaped(`${word}. ${caption}`)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${WALL}"/>`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="${SHEET}" height="${SHEET}" fill="${PAPER}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})" fill="${colour}">`,
    ...drawing.map((stroke) => `<path d="${ink(stroke)}"/>`),
    '</g>',
    `<g text-anchor="middle" font-family='${FACE}' fill="${TEXT}">`,
    line(word, WORD, 800),
    line(caption, CAPTION, 500),
    '</g></svg>',
  ].join('');
}

/** The drawing as PNG, drawn on a canvas because the content policy allows no generated images. */
export async function asPng({ drawing, ink: colour, word, caption }: Kept): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = DOTS;
  canvas.height = Math.round((DOTS * HEIGHT) / WIDTH);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  await document.fonts.ready;
  pen.scale(DOTS / WIDTH, DOTS / WIDTH);
  pen.fillStyle = WALL;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = TEXT;
  pen.textAlign = 'center';
  for (const [text, { size, at }, weight] of [
    [word, WORD, 800],
    [caption, CAPTION, 500],
  ] as const) {
    pen.font = `${weight} ${fitting(text, size)}px ${FACE}`;
    pen.fillText(text, WIDTH / 2, at);
  }
  pen.translate(MARGIN, MARGIN);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SHEET, SHEET);
  pen.beginPath();
  pen.rect(0, 0, SHEET, SHEET);
  pen.clip();
  pen.fillStyle = colour;
  for (const stroke of drawing) pen.fill(new Path2D(ink(stroke)));
  return await new Promise((done) => canvas.toBlob(done, 'image/png'));
}

export function saveSvg(kept: Kept): void {
  handOut(new Blob([asSvg(kept)], { type: 'image/svg+xml' }), `${nameOf(kept)}.svg`);
}

export async function savePng(kept: Kept): Promise<void> {
  const picture = await asPng(kept);
  if (picture) handOut(picture, `${nameOf(kept)}.png`);
}

/** A file's name in any language, without what some systems refuse. */
export const nameOf = ({ word, caption }: Pick<Kept, 'word' | 'caption'>): string =>
  `${word} - ${caption}`
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);

function handOut(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** One's own drawing: what the server has, and what is on its way there. Strokes appear at once and are sent in order; the
server accepts or refuses them. */
import type { Stroke } from '../../../generated/games/pictomania';
import type { PictomaniaStage } from '../script';
import { recognised, same } from './strokes';

/** How many may be unanswered at once, so that they are not all sent together after a lost connection. */
const AT_ONCE = 8;

type Edit = { readonly kind: 'draw' | 'undo'; readonly stroke: Stroke };

export class OwnDrawing {
  readonly #stage: PictomaniaStage;
  /** What the server has not answered yet. */
  #pending = $state.raw<readonly Edit[]>([]);
  #waiting: (() => void)[] = [];
  #asked = 0;
  #known: readonly Stroke[] = [];

  constructor(stage: PictomaniaStage) {
    this.#stage = stage;
  }

  #confirmed = $derived.by(() => {
    const { view, seat } = this.#stage;
    this.#known = recognised(this.#known, (seat === null ? null : view.drawings[seat]) ?? []);
    return this.#known;
  });

  /** The drawing as the player sees it. */
  readonly drawing = $derived.by((): readonly Stroke[] => {
    const sheet = [...this.#confirmed];
    for (const { kind, stroke } of this.#pending) {
      const at = sheet.findLastIndex((one) => same(one, stroke));
      if (kind === 'draw' && at < 0) sheet.push(stroke);
      if (kind === 'undo' && at >= 0) sheet.splice(at, 1);
    }
    return sheet;
  });

  /** Also `true` for strokes that the server has not received yet. */
  get mayUndo(): boolean {
    const { legal, view } = this.#stage;
    const begun = legal.stroke && this.#pending.some(({ kind }) => kind === 'draw');
    return this.drawing.length > 0 && (legal.undo || (begun && view.options.undo !== false));
  }

  draw(stroke: Stroke): Promise<boolean> {
    return this.#do({ kind: 'draw', stroke });
  }

  undo(): void {
    const stroke = this.drawing.at(-1);
    if (stroke) void this.#do({ kind: 'undo', stroke });
  }

  /** Resolves when all strokes have been sent. */
  async sent(): Promise<void> {
    while (this.#asked >= AT_ONCE) await this.#turn();
  }

  async #do(edit: Edit): Promise<boolean> {
    this.#pending = [...this.#pending, edit];
    if (this.#asked >= AT_ONCE || this.#waiting.length > 0) await this.#turn();
    this.#asked++;
    try {
      return await this.#stage.sendBeside(edit.kind === 'draw' ? edit.stroke : { type: 'undo' });
    } finally {
      this.#asked--;
      this.#pending = this.#pending.filter((one) => one !== edit);
      this.#waiting.shift()?.();
    }
  }

  #turn(): Promise<void> {
    return new Promise((begins) => this.#waiting.push(begins));
  }
}

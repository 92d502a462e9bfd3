import type { FrameInfo, ScriptContext } from './devtools-events.ts';

/** A frame as `event.senderFrame` and `webContents.mainFrame` show it. */
export class Frame {
  readonly id: string;
  readonly parent: Frame | null;
  url = 'about:blank';
  origin = 'null';

  constructor(id: string, parent: Frame | null) {
    this.id = id;
    this.parent = parent;
  }

  get top(): Frame {
    return this.parent?.top ?? this;
  }
}

/** Keeps the frames of one page, and which of its script contexts belongs to which. */
export class Frames {
  readonly main: Frame;
  readonly #frames = new Map<string, Frame>();
  readonly #contexts = new Map<number, { frame: Frame; origin: string; world: string }>();

  constructor(mainId: string) {
    this.main = new Frame(mainId, null);
    this.#frames.set(mainId, this.main);
  }

  get(id: string): Frame | undefined {
    return this.#frames.get(id);
  }

  attach(id: string, parentId: string): void {
    if (!this.#frames.has(id)) this.#frames.set(id, new Frame(id, this.get(parentId) ?? this.main));
  }

  navigated(frame: FrameInfo): void {
    if (frame.parentId !== undefined) this.attach(frame.id, frame.parentId);
    const known = this.#frames.get(frame.id);
    if (known === undefined) return;
    known.url = frame.url;
    known.origin = serialized(frame.securityOrigin);
  }

  detach(id: string): void {
    this.#frames.delete(id);
  }

  addContext(context: ScriptContext): void {
    const frame = this.#frames.get(context.auxData?.frameId ?? '');
    if (frame === undefined) return;
    const origin = serialized(context.origin);
    this.#contexts.set(context.id, { frame, origin, world: context.name });
  }

  removeContext(id: number): void {
    this.#contexts.delete(id);
  }

  clearContexts(): void {
    this.#contexts.clear();
  }

  /** The frame that speaks from a script context, with the origin that the context itself was made for. */
  speaker(contextId: number): Frame | undefined {
    const context = this.#contexts.get(contextId);
    if (context === undefined) return undefined;
    context.frame.origin = context.origin;
    return context.frame;
  }

  /** The main frame's context of a world, if it has been made. */
  contextOf(world: string): number | undefined {
    return [...this.#contexts].findLast(
      ([, context]) => context.world === world && context.frame === this.main,
    )?.[0];
  }
}

/** Chromium writes the origin of a document without one as `://`. */
function serialized(origin: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/[^/]/i.test(origin) ? origin.replace(/\/$/, '') : 'null';
}

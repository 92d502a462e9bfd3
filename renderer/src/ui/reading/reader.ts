/** Reads parts of a page aloud with the system's own speech, one after the other, and marks the one that is heard. */
import type { SpokenPart } from '#renderer/ui/reading/spoken-parts.ts';

export type ReadingState = 'silent' | 'reading' | 'paused';

export type Reader = {
  readonly read: (parts: readonly SpokenPart[]) => void;
  readonly pause: () => void;
  /** From the beginning of the part at which it was paused. */
  readonly goOn: () => void;
  readonly stop: () => void;
  /** Stops if the page has gone on to something else. */
  readonly stopIfGone: () => void;
};

/** A little slower than usual: it is heard on the road and in showrooms. */
const RATE = 0.9;
/** On the part that is read. */
const MARK = 'data-read-aloud';

/** System colours, which are legible on every page and in high contrast. */
export const MARK_CSS = `[${MARK}] { background-color: Mark; color: MarkText; }`;

/** `onChange` hears of each state that is not the one before. */
export function createReader(
  speech: Pick<SpeechSynthesis, 'speak' | 'cancel'>,
  voice: Pick<SpeechSynthesisVoice, 'lang'>,
  onChange: (state: ReadingState) => void,
): Reader {
  let parts: readonly SpokenPart[] = [];
  let at = 0;
  let state: ReadingState = 'silent';
  /** What was cancelled may still say that it ends. */
  let turn = 0;

  const enter = (next: ReadingState) => {
    if (next === state) return;
    state = next;
    onChange(next);
  };
  const silence = () => {
    turn += 1;
    speech.cancel();
    mark(null);
  };
  const end = () => {
    silence();
    parts = [];
    enter('silent');
  };

  function mark(marked: Element | null): void {
    for (const { element } of parts) {
      if (element !== marked) element.removeAttribute(MARK);
    }
    marked?.setAttribute(MARK, '');
    marked?.scrollIntoView({ block: 'nearest' });
  }

  function speakFrom(first: number): void {
    silence();
    const own = turn;
    for (const [index, { element, line }] of parts.entries()) {
      if (index < first) continue;
      const utterance = new SpeechSynthesisUtterance(line);
      Object.assign(utterance, { voice, lang: voice.lang, rate: RATE });
      utterance.addEventListener('start', () => {
        if (own !== turn) return;
        // The page has gone on to something else.
        if (!element.isConnected) return end();
        at = index;
        mark(element);
      });
      const isLast = index === parts.length - 1;
      utterance.addEventListener('end', () => void (own === turn && isLast && end()));
      utterance.addEventListener('error', () => void (own === turn && end()));
      speech.speak(utterance);
    }
    enter('reading');
  }

  return {
    read: (given) => {
      end();
      if (given.length === 0) return;
      parts = given;
      at = 0;
      speakFrom(0);
    },
    pause: () => {
      if (state !== 'reading') return;
      silence();
      enter('paused');
    },
    goOn: () => {
      if (state === 'paused') speakFrom(at);
    },
    stop: end,
    stopIfGone: () => {
      if (parts[at]?.element.isConnected === false) end();
    },
  };
}

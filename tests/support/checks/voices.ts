/** A stand-in for the system's speech. */
import type { Page } from 'playwright/test';

/** A system with these voices, which notes what it is asked, and begins with what `begin` and ends with what `end` says. */
export const haveVoices = (
  page: Page,
  voices: readonly { readonly lang: string; readonly localService: boolean }[],
): Promise<unknown> =>
  page.addInitScript((have) => {
    const said: string[] = [];
    let waiting: Utterance[] = [];
    Reflect.set(window, 'said', said);
    class Utterance extends EventTarget {
      readonly text: string;
      voice: unknown = null;
      lang = '';
      rate = 1;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Reflect.set(window, 'SpeechSynthesisUtterance', Utterance);
    const begin = () => waiting[0]?.dispatchEvent(new Event('start'));
    /** Ends what is spoken, and begins the next. */
    Reflect.set(window, 'heard', () => {
      waiting.shift()?.dispatchEvent(new Event('end'));
      begin();
    });
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => have,
      speak: (utterance: Utterance) => {
        said.push(`${utterance.lang} ${utterance.text}`);
        waiting.push(utterance);
        if (waiting.length === 1) queueMicrotask(begin);
      },
      cancel: () => {
        waiting = [];
        said.push('stopped');
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  }, voices);

/** What the system was asked to say, with `stopped` in between. */
export const said = (page: Page): Promise<readonly string[]> =>
  page.evaluate((): readonly string[] => {
    const noted: unknown = Reflect.get(window, 'said');
    return Array.isArray(noted) ? noted.map(String) : [];
  });

/** Ends the part that is spoken, so that the next begins. */
export const hear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: unknown = Reflect.get(window, 'heard');
    if (typeof heard === 'function') heard();
  });

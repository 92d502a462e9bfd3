import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReadingState, createReader } from '#renderer/ui/reading/reader.ts';

class Utterance extends EventTarget {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const spoken: EventTarget[] = [];
const cancel = vi.fn<() => void>();
const speech = { speak: (utterance: EventTarget) => void spoken.push(utterance), cancel };
const voice = { lang: 'hi-IN' };

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  spoken.length = 0;
});

function pageOf(...lines: readonly string[]) {
  const parts = lines.map((line) => {
    const element = document.createElement('p');
    element.textContent = line;
    document.body.append(element);
    return { element, line };
  });
  const states: ReadingState[] = [];
  const reader = createReader(speech, voice, (state) => states.push(state));
  return { parts, states, reader };
}

const texts = () => spoken.map((each) => (each instanceof Utterance ? each.text : ''));
const begin = (at: number) => spoken[at]?.dispatchEvent(new Event('start'));
const markedText = () => document.querySelector('[data-read-aloud]')?.textContent;

test('each part is marked while it is read, and the last one ends it', () => {
  const { parts, states, reader } = pageOf('one', 'two');
  reader.read(parts);
  expect(texts()).toEqual(['one', 'two']);
  begin(0);
  expect(markedText()).toBe('one');
  begin(1);
  expect(document.querySelectorAll('[data-read-aloud]')).toHaveLength(1);
  expect(markedText()).toBe('two');
  spoken[1]?.dispatchEvent(new Event('end'));
  expect(markedText()).toBeUndefined();
  expect(states).toEqual(['reading', 'silent']);
});

test('reading goes on with the part at which it was paused', () => {
  const { parts, states, reader } = pageOf('one', 'two', 'three');
  reader.read(parts);
  begin(1);
  reader.pause();
  expect(markedText()).toBeUndefined();
  // Browsers say of what was cancelled that it failed.
  spoken[1]?.dispatchEvent(new Event('error'));
  spoken.length = 0;
  reader.goOn();
  expect(texts()).toEqual(['two', 'three']);
  expect(states).toEqual(['reading', 'paused', 'reading']);
});

test('it stops where the page has gone on to something else, and where the voice fails', () => {
  const { parts, states, reader } = pageOf('one', 'two');
  reader.read(parts);
  begin(0);
  reader.stopIfGone();
  expect(states).toEqual(['reading']);
  parts[1]?.element.remove();
  begin(1);
  expect(states).toEqual(['reading', 'silent']);

  reader.read(parts);
  parts[0]?.element.remove();
  reader.stopIfGone();
  expect(states.at(-1)).toBe('silent');

  spoken.length = 0;
  reader.read(parts);
  spoken[0]?.dispatchEvent(new Event('error'));
  expect(states.at(-1)).toBe('silent');
});

test('nothing to read is no reading, and what is not read is neither paused nor gone on with', () => {
  const { states, reader } = pageOf();
  reader.read([]);
  reader.pause();
  reader.goOn();
  expect(spoken).toEqual([]);
  expect(states).toEqual([]);
});

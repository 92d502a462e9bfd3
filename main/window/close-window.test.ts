import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { askBeforeUnload } from '#main/window/ask-before-unload.ts';
import { closeWindow } from '#main/window/close-window.ts';
import { wordsIn } from '#main/words/words-by-language.ts';

const LEAVES = 1;
const STAYS = 0;

/** A window as Electron closes it: its page may hold back, and then the person's answer counts. */
class PageWindow extends EventEmitter {
  readonly webContents = new EventEmitter();
  holdsBack: boolean;

  constructor(holdsBack: boolean) {
    super();
    this.holdsBack = holdsBack;
  }

  close(): void {
    const event = {
      defaultPrevented: false,
      preventDefault: () => {
        event.defaultPrevented = true;
      },
    };
    if (this.holdsBack) this.webContents.emit('will-prevent-unload', event);
    if (!this.holdsBack || event.defaultPrevented) this.emit('closed');
  }
}

function showing({ unsaved, answer = STAYS }: { unsaved: boolean; answer?: number }) {
  const window = new PageWindow(unsaved);
  const ask = vi.fn<() => number>(() => answer);
  askBeforeUnload(window.webContents, wordsIn('en').unsaved, ask);
  return { window, ask };
}

test('with nothing unsaved a window closes without a question', async () => {
  const { window, ask } = showing({ unsaved: false });
  expect(await closeWindow(window, () => {})).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('unsaved changes are lost only if the person confirms it', async () => {
  expect(await closeWindow(showing({ unsaved: true, answer: LEAVES }).window, () => {})).toBe(true);
  const { window, ask } = showing({ unsaved: true, answer: STAYS });
  expect(await closeWindow(window, () => {})).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('it reports the close before anybody learns that no window is left', async () => {
  const { window } = showing({ unsaved: false });
  const events: string[] = [];
  const closed = closeWindow(window, () => events.push('closed'));
  events.push('no window left');
  await closed;
  expect(events).toEqual(['closed', 'no window left']);
});

test('a person who stayed may close the window later, and that is an ordinary close', async () => {
  const { window } = showing({ unsaved: true, answer: STAYS });
  const onClosed = vi.fn<() => void>();
  await closeWindow(window, onClosed);
  window.holdsBack = false;
  window.close();
  expect(onClosed).not.toHaveBeenCalled();
  expect(window.listenerCount('closed')).toBe(0);
});

import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { askBeforeUnload } from '#main/window/ask-before-unload.ts';
import { wordsIn } from '#main/words/words-by-language.ts';

function leavingWith(answer: number): boolean {
  const contents = new EventEmitter();
  askBeforeUnload(contents, wordsIn('en').unsaved, ({ buttons, defaultId, cancelId }) => {
    expect(buttons[defaultId]).toBe('Stay here');
    expect(cancelId).toBe(defaultId);
    return answer;
  });
  const preventDefault = vi.fn<() => void>();
  contents.emit('will-prevent-unload', { preventDefault });
  return preventDefault.mock.calls.length > 0;
}

test('a page with unsaved changes is left only when the person says so', () => {
  expect(leavingWith(0)).toBe(false);
  expect(leavingWith(1)).toBe(true);
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { nextFieldOf, textFieldOf } from '#renderer/features/keyboard/text-field-element.ts';

function nextAfter(id: string, page: string): string | null {
  document.body.innerHTML = page;
  const found = textFieldOf(document.querySelector(`#${id}`));
  return found === null ? null : (nextFieldOf(found.field)?.id ?? null);
}

afterEach(() => document.body.replaceChildren());

it('is the next field of the same form, and none after the last', () => {
  const page =
    '<main><form><input id="a"><input type="checkbox"><textarea id="b"></textarea></form><input id="c"></main>';
  expect(nextAfter('a', page)).toBe('b');
  expect(nextAfter('b', page)).toBeNull();
});

it('is the next field of the page if there is no form', () => {
  const page = '<main><p><input id="a"></p><input type="radio"><p><input id="b"></p></main>';
  expect(nextAfter('a', page)).toBe('b');
  expect(nextAfter('b', page)).toBeNull();
});

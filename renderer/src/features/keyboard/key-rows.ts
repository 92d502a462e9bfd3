import type { KeyboardKind } from '#renderer/features/keyboard/kind-of-field.ts';
import { LATIN, LAYOUTS } from '#renderer/features/keyboard/layouts.ts';

/** Latin, or the script of a language with the letters that it needs. */
export type Script = 'latin' | keyof typeof LAYOUTS;

/** What a key does other than type its text. */
export type Action = 'backspace' | 'shift' | 'script' | 'space' | 'enter' | 'hide';

export type Key = { readonly types: string; readonly shows: string } | { readonly does: Action };

/** A combining sign is shown on a dotted circle (Unicode's convention). */
const CIRCLE = '◌';

const NUMBERS = ['1 2 3', '4 5 6', '7 8 9'];
const LAST_NUMBER_ROW = { digits: '0 {bksp}', decimal: '. 0 {bksp}', telephone: '+ 0 {bksp}' };

/** Whether a field of this kind may need another script than Latin: names and messages, not passwords, numbers or addresses. */
export function hasSecondScript(kind: KeyboardKind): boolean {
  return kind === 'text';
}

/** The rows of keys for a kind of field, from top to bottom. */
export function keyRows(kind: KeyboardKind, script: Script, shifted: boolean): readonly Key[][] {
  if (kind === 'digits' || kind === 'decimal' || kind === 'telephone') {
    const rows = [...NUMBERS, LAST_NUMBER_ROW[kind]].map((row) => keysOf(row));
    return [...rows, [{ does: 'hide' }, { does: 'enter' }]];
  }
  const layout = script !== 'latin' && hasSecondScript(kind) ? LAYOUTS[script] : LATIN;
  const [first = '', ...rest] = shifted ? layout.shifted : layout.plain;
  return [...[`${first} {bksp}`, ...rest].map((row) => keysOf(row)), lastRow(kind)];
}

function lastRow(kind: KeyboardKind): Key[] {
  return [
    { does: 'shift' },
    ...(hasSecondScript(kind) ? [{ does: 'script' } as const] : []),
    ...(kind === 'email' ? keysOf('@ .com') : []),
    { does: 'space' },
    { does: 'hide' },
    { does: 'enter' },
  ];
}

function keysOf(row: string): Key[] {
  return row
    .split(' ')
    .map((name) => (name === '{bksp}' ? { does: 'backspace' } : characterKey(name)));
}

function characterKey(types: string): Key {
  return { types, shows: /^\p{M}/u.test(types) ? `${CIRCLE}${types}` : types };
}

import english from 'simple-keyboard-layouts/build/layouts/english.js';
import hindi from 'simple-keyboard-layouts/build/layouts/hindi.js';
import type { KeyboardKind } from '#renderer/features/keyboard/kind-of-field.ts';

export type Script = 'latin' | 'devanagari';

/** What a key does other than type its text. */
export type Action = 'backspace' | 'shift' | 'script' | 'space' | 'enter' | 'hide';

export type Key = { readonly types: string; readonly shows: string } | { readonly does: Action };

/** Keys of the layouts that a kiosk does not need, or that are in its own last row. */
const OMITTED_KEYS: readonly string[] = ['{tab}', '{lock}', '{enter}', '{shift}'];
/** The layouts' last row is replaced by our own. */
const LETTER_ROWS = 4;
/**
 * Replaces the first row of the Hindi layout: Latin digits as everywhere in the portal, and the question and
 * exclamation marks that it lacks. Otherwise as in INSCRIPT, the government's standard.
 */
const HINDI_FIRST_ROW = {
  default: '? 1 2 3 4 5 6 7 8 9 0 - ृ {bksp}',
  shift: '! ऍ ॅ ्र र् ज्ञ त्र क्ष श्र ( ) ः ऋ {bksp}',
} as const;
/** A combining sign is shown on a dotted circle (Unicode's convention). */
const CIRCLE = '◌';

const NUMBERS = ['1 2 3', '4 5 6', '7 8 9'];
const LAST_NUMBER_ROW = { digits: '0 {bksp}', decimal: '. 0 {bksp}', telephone: '+ 0 {bksp}' };

/** Whether a field of this kind may need Devanagari: names and messages, not passwords, numbers or addresses. */
export function hasSecondScript(kind: KeyboardKind): boolean {
  return kind === 'text';
}

/** The rows of keys for a kind of field, from top to bottom. */
export function keyRows(kind: KeyboardKind, script: Script, shifted: boolean): readonly Key[][] {
  if (kind === 'digits' || kind === 'decimal' || kind === 'telephone') {
    const rows = [...NUMBERS, LAST_NUMBER_ROW[kind]].map((row) => keysOf(row));
    return [...rows, [{ does: 'hide' }, { does: 'enter' }]];
  }
  const layer = shifted ? 'shift' : 'default';
  const rows =
    script === 'devanagari' && hasSecondScript(kind)
      ? [HINDI_FIRST_ROW[layer], ...(hindi.layout[layer] ?? []).slice(1)]
      : (english.layout[layer] ?? []);
  return [...rows.slice(0, LETTER_ROWS).map((row) => keysOf(row)), lastRow(kind)];
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
    .filter((name) => !OMITTED_KEYS.includes(name))
    .map((name) => (name === '{bksp}' ? { does: 'backspace' } : characterKey(name)));
}

function characterKey(name: string): Key {
  // The Hindi layout doubles its one quotation mark.
  const types = name === '""' ? '"' : name;
  return { types, shows: /^\p{M}/u.test(types) ? `${CIRCLE}${types}` : types };
}

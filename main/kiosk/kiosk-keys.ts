/** The part of Electron's keyboard event that is used. */
export type KeyPress = {
  readonly key: string;
  readonly control: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
};

/** Keys without a character that a visitor needs to fill in a form. */
const PLAIN_KEYS: readonly string[] = [
  'Backspace',
  'Delete',
  'Enter',
  'Escape',
  'Tab',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Shift',
  'CapsLock',
  'Control',
  'Alt',
  'AltGraph',
  'Dead',
  'Process',
  'Compose',
  'Unidentified',
];

/** Editing shortcuts by letter: select all, copy, paste, cut, undo, redo. */
const EDITING: readonly string[] = ['a', 'c', 'v', 'x', 'y', 'z'];
const EDITING_KEYS: readonly string[] = [
  'Backspace',
  'Delete',
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
];

/**
 * Whether a key may reach a kiosk's page. Typing and editing may; reloading, zooming, printing, going back, developer
 * tools, closing and function keys may not. Keys that the operating system handles itself never get here.
 */
export function isAllowedInKiosk({ key, control, alt, meta }: KeyPress): boolean {
  if (meta) return false;
  // One key of a Hindi keyboard may type several characters, such as क्ष.
  const isCharacter = /^(?:.|\p{Script=Devanagari}+)$/u.test(key);
  // AltGr, which types ₹ on Indian keyboards, looks like Ctrl and Alt together.
  if (control && alt) return isCharacter && !/[a-z\d]/i.test(key);
  if (alt) return key === 'Alt';
  if (control) {
    return key === 'Control' || EDITING.includes(key.toLowerCase()) || EDITING_KEYS.includes(key);
  }
  return isCharacter || PLAIN_KEYS.includes(key);
}

import { expect, test } from 'vitest';
import { isAllowedInKiosk } from '#main/kiosk/kiosk-keys.ts';

/** Reads a shortcut as people write it. */
function press(shortcut: string) {
  const parts = shortcut.split(' ');
  return {
    key: parts.at(-1) ?? '',
    control: parts.includes('Ctrl'),
    alt: parts.includes('Alt'),
    meta: parts.includes('Meta'),
  };
}

test.each(['a', 'Z', '7', '₹', 'अ', 'क्ष', '@', 'Enter', 'Tab', 'Escape', 'Backspace', 'ArrowDown'])(
  'typing goes through: %s',
  (shortcut) => expect(isAllowedInKiosk(press(shortcut))).toBe(true),
);

test.each(['Ctrl c', 'Ctrl V', 'Ctrl a', 'Ctrl z', 'Ctrl Backspace', 'Ctrl Control', 'Ctrl Alt ₹'])(
  'editing goes through: %s',
  (shortcut) => expect(isAllowedInKiosk(press(shortcut))).toBe(true),
);

test.each([
  'Ctrl r',
  'Ctrl R',
  'Ctrl p',
  'Ctrl s',
  'Ctrl w',
  'Ctrl q',
  'Ctrl n',
  'Ctrl t',
  'Ctrl u',
  'Ctrl o',
  'Ctrl j',
  'Ctrl f',
  'Ctrl +',
  'Ctrl -',
  'Ctrl 0',
  'Ctrl I',
  'Ctrl Alt i',
  'Ctrl Alt Delete',
  'Ctrl Escape',
  'Ctrl Tab',
  'Alt F4',
  'Alt Tab',
  'Alt ArrowLeft',
  'Alt Home',
  'Alt d',
  'Alt  ',
  'Meta Meta',
  'Meta q',
  'Meta l',
  'F1',
  'F5',
  'F11',
  'F12',
  'Escape F4',
  'BrowserBack',
  'BrowserHome',
  'ContextMenu',
  'PrintScreen',
  'LaunchMail',
  'MediaPlayPause',
  'Insert',
])('%s is blocked', (shortcut) => expect(isAllowedInKiosk(press(shortcut))).toBe(false));

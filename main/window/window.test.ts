import { expect, test } from 'vitest';
import { NO_FILE_DIALOGS } from '#contract/channels.ts';
import { WINDOW_BACKGROUND } from '#main/window/window-background.ts';
import { visitPartition, windowOptions } from '#main/window/window.ts';

const made = { preload: '/preload.cjs', partition: 'p', developing: false, dark: false } as const;
const placement = { x: 1, y: 2, width: 900, height: 700, maximized: false } as const;

test.each([
  [{ profile: 'dealer', placement } as const, []],
  // A kiosk’s visitor must not get at the files of the machine.
  [{ profile: 'kiosk' } as const, [NO_FILE_DIALOGS]],
])(
  'every window is sandboxed and isolated, without Node and without web views: $profile',
  (shape, additionalArguments) => {
    expect(windowOptions(shape, made).webPreferences).toEqual({
      preload: '/preload.cjs',
      partition: 'p',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: false,
      additionalArguments,
    });
  },
);

test('a kiosk fills the screen, a dealer’s window opens where it was', () => {
  expect(windowOptions({ profile: 'kiosk' }, made)).toMatchObject({ kiosk: true, frame: false });
  expect(windowOptions({ profile: 'dealer', placement }, made)).toMatchObject({
    x: 1,
    y: 2,
    width: 900,
    height: 700,
  });
});

test('a window is hidden until its page has painted, and filled with the page’s colour until then', () => {
  expect(windowOptions({ profile: 'kiosk' }, made)).toMatchObject({
    show: false,
    backgroundColor: WINDOW_BACKGROUND.light,
  });
  expect(windowOptions({ profile: 'kiosk' }, { ...made, dark: true })).toMatchObject({
    show: false,
    backgroundColor: WINDOW_BACKGROUND.dark,
  });
});

test('a kiosk’s storage is never on the disk', () => {
  expect(visitPartition(3)).not.toMatch(/^persist:/);
});

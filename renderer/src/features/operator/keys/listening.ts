import { isBehindDialog } from '#renderer/ui/staff/behind-dialog.ts';

/** Whether a key that is pressed is for the page: what is typed is not, and a dialog has to be answered first. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !event.repeat && !isTyped(event.target) && !isBehindDialog();

const TYPED = [
  'input:not([type="checkbox"], [type="radio"])',
  'select',
  'textarea',
  '[contenteditable="true"]',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
].join();

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;

const KEY = 'operator-letters';

/** Whether letters act on this device: people whose speech or hands press keys by accident switch them off. */
export const areLettersOn = (): boolean => window.localStorage.getItem(KEY) !== 'off';

export function setLettersOn(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, 'off');
}

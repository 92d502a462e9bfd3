/** The events that show that a person is at the page. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls back whenever the page is used, anywhere in it, until the signal aborts. */
export function onTouch(touched: () => void, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal } as const;
  for (const each of TOUCHES) window.addEventListener(each, touched, options);
}

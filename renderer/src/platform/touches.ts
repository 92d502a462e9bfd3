/** What shows that somebody is at the page. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls back whenever somebody touches the page, anywhere in it, until the signal aborts. */
export function onTouch(touched: () => void, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal } as const;
  for (const each of TOUCHES) window.addEventListener(each, touched, options);
}

/** What shows that somebody is at the page. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls back whenever somebody touches the page, wherever in it, until the signal says stop. */
export function onTouch(touched: () => void, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal } as const;
  for (const each of TOUCHES) window.addEventListener(each, touched, options);
}

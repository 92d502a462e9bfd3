/**
 * Keeps the system's dialogue for choosing a file away: on a terminal it would show the machine's files to visitors, and
 * from it programs can be started. Electron has no switch for it, so the click that would open it is stopped, before the
 * page sees it and in a world that no script of the page reaches.
 */
export function refuseFileDialogs(): void {
  const stop = (event: Event) => {
    const [pressed] = event.composedPath();
    if (pressed instanceof HTMLInputElement && pressed.type === 'file') event.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true });
}

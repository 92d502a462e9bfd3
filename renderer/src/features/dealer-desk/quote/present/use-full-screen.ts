import { useEffect, useRef } from 'react';

/** Fills the whole screen while it is shown, where the device lets it; `onLeft` is called when the person leaves that. */
export function useFullScreen(onLeft: () => void): void {
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    const root = document.documentElement;
    // Not on an iPhone; and a browser refuses it long after the press.
    if (!('requestFullscreen' in root) || document.fullscreenElement !== null) return undefined;
    let isOver = false;
    let isFull = false;
    const onChange = () => {
      const wasFull = isFull;
      isFull = document.fullscreenElement !== null;
      if (wasFull && !isFull && !isOver) left.current();
    };
    document.addEventListener('fullscreenchange', onChange);
    root.requestFullscreen({ navigationUI: 'hide' }).then(
      () => {
        if (isOver) leaveFullScreen();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      document.removeEventListener('fullscreenchange', onChange);
      leaveFullScreen();
    };
  }, []);
}

function leaveFullScreen(): void {
  if (document.fullscreenElement === null) return;
  document.exitFullscreen().catch(() => undefined);
}

import { type KeyboardEvent, useState } from 'react';
import { type Turns, turnedBy } from '#renderer/ui/viewer/picture-size.ts';
import { type Zoom, canStep, steppedZoom } from '#renderer/ui/viewer/zoom.ts';

export type ViewerActs = {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fitWidth: () => void;
  readonly turn: () => void;
  /** Ignores pages that do not exist. */
  readonly goTo: (page: number) => void;
};

/** How a document is viewed: page, scale and rotation. `onPage` is called when another page is shown. */
export function useViewing(pages: number, onPage: () => void) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [turns, setTurns] = useState<Turns>(0);
  /** `scale` is the page's current scale. */
  const actsAt = (scale: number | null): ViewerActs => {
    const step = (by: 1 | -1) => {
      if (scale !== null) setZoom(steppedZoom(scale, by));
    };
    return {
      canZoomIn: scale !== null && canStep(scale, 1),
      canZoomOut: scale !== null && canStep(scale, -1),
      zoomIn: () => step(1),
      zoomOut: () => step(-1),
      fitWidth: () => setZoom('fit'),
      turn: () => setTurns(turnedBy(turns, 1)),
      goTo: (wanted) => {
        if (!Number.isInteger(wanted) || wanted < 1 || wanted > pages || wanted === page) return;
        setPage(wanted);
        onPage();
      },
    };
  };
  return { page, zoom, turns, actsAt };
}

/** What a key does while the page has the focus; null if it keeps its usual effect, such as scrolling. */
export function actOfKey(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  acts: ViewerActs,
  page: number,
  pages: number,
): (() => void) | null {
  if (ctrlKey || altKey || metaKey) return null;
  switch (key) {
    case '+':
    case '=':
      return acts.zoomIn;
    case '-':
      return acts.zoomOut;
    case '0':
      return acts.fitWidth;
    case 'r':
    case 'R':
      return acts.turn;
    case 'PageDown':
      return pages > 1 ? () => acts.goTo(page + 1) : null;
    case 'PageUp':
      return pages > 1 ? () => acts.goTo(page - 1) : null;
    default:
      return null;
  }
}

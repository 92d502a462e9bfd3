import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type Attention,
  type Choice,
  isAdvancing,
  isPlaying,
  slideAt,
  stepOfKey,
  stepOfSwipe,
} from '#renderer/ui/carousel/carousel-motion.ts';
import { isRightToLeft, keyInReadingDirection } from '#renderer/ui/navigation/reading-direction.ts';
import { useReducedMotion } from '#renderer/ui/carousel/use-reduced-motion.ts';

/** A row has settled this many milliseconds after its last scroll event. */
const SETTLED_AFTER_MS = 200;

const UNWATCHED: Attention = { hovered: false, touched: false, focused: false };

/**
 * The current slide and what changes it. `row` is the scrolling element; each slide is as wide as it. Embla 8.6 would replace
 * the timer and the scrolling alone, and bring 7.5 KB (brotli, with its Autoplay), where the whole carousel has 2.7: it
 * changes the slide from 50 px on, not 40, knows no arrow keys, and its slides do not scroll without script.
 */
export function useCarousel(
  row: RefObject<HTMLElement | null>,
  count: number,
  advanceAfterMs: number,
) {
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<Choice>(null);
  const [attention, setAttention] = useState(UNWATCHED);
  const swipe = useRef({ x: 0, slide: 0 });
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const playing = isPlaying(choice, useReducedMotion());
  const advancing = isAdvancing(playing, attention);

  const notice = (part: Partial<Attention>) => setAttention((before) => ({ ...before, ...part }));

  function show(index: number): void {
    const slide = slideAt(index, count);
    clearTimeout(settling.current);
    setCurrent(slide);
    if (row.current === null) return;
    // From right to left, the slides lie at negative places.
    const onward = isRightToLeft(row.current) ? -1 : 1;
    row.current.scrollTo({ left: onward * slide * row.current.clientWidth });
  }

  const advanceTo = useEffectEvent((index: number) => {
    if (!document.hidden) show(index);
  });

  // A new slide restarts the wait, however it was reached. In the commit itself: once the page shows the row as stopped,
  // no tick moves it any more.
  useLayoutEffect(() => {
    if (!advancing) return undefined;
    const timer = setInterval(() => advanceTo(current + 1), advanceAfterMs);
    return () => clearInterval(timer);
  }, [advancing, advanceAfterMs, current]);

  useEffect(() => () => clearTimeout(settling.current), []);

  /** A row that the visitor scrolls is at the slide where it settles. */
  function followScroll(): void {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const width = row.current?.clientWidth ?? 0;
      if (row.current !== null && width > 0) {
        setCurrent(slideAt(Math.round(Math.abs(row.current.scrollLeft) / width), count));
      }
    }, SETTLED_AFTER_MS);
  }

  const handlers = {
    onPointerEnter: (event: PointerEvent) => notice({ hovered: event.pointerType === 'mouse' }),
    onPointerMove: (event: PointerEvent) => {
      if (!attention.hovered && event.pointerType === 'mouse') notice({ hovered: true });
    },
    onPointerLeave: () => notice({ hovered: false }),
    onFocus: () => notice({ focused: true }),
    onBlur: (event: FocusEvent<HTMLElement>) =>
      notice({ focused: event.currentTarget.contains(event.relatedTarget) }),
    onKeyDown: (event: KeyboardEvent) => {
      const step = stepOfKey(keyInReadingDirection(event));
      if (step === 0) return;
      event.preventDefault();
      show(current + step);
    },
    onTouchStart: (event: TouchEvent) => {
      swipe.current = { x: event.changedTouches[0]?.clientX ?? 0, slide: current };
      notice({ touched: true });
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const { x, slide } = swipe.current;
      const to = event.changedTouches[0]?.clientX ?? x;
      const step = isRightToLeft(event.currentTarget) ? stepOfSwipe(to, x) : stepOfSwipe(x, to);
      notice({ touched: false });
      if (step !== 0) show(slide + step);
    },
    onTouchCancel: () => notice({ touched: false }),
  };

  return {
    current,
    playing,
    advancing,
    next: () => show(current + 1),
    previous: () => show(current - 1),
    togglePlaying: () => setChoice(playing ? 'pause' : 'play'),
    followScroll,
    handlers,
  };
}

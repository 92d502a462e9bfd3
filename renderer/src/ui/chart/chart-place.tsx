import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useCallback, useRef, useState, type RefObject, useEffect } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper, onScreen, withoutScript } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { type ChartPicture, placesIn } from '#renderer/ui/chart/chart-picture.ts';
import { useChartCode } from '#renderer/ui/chart/use-chart-code.ts';

const useStyles = makeStyles({
  place: { position: 'relative', width: '100%', minWidth: 0, breakInside: 'avoid' },
  doughnut: { maxWidth: '13rem', aspectRatio: '1', margin: '0 auto' },
  plot: { [onScreen]: { height: '18rem' } },
  fewBars: { [onScreen]: { height: '15rem' } },
  someBars: { [onScreen]: { height: '25rem' } },
  manyBars: { [onScreen]: { height: '48rem' } },
  meanwhile: { display: 'contents' },
  empty: { [onPaper]: { display: 'none' }, [withoutScript]: { display: 'none' } },
  live: {
    [onScreen]: { position: 'absolute', inset: 0 },
    // When printing, the canvas has its paper size (use-paper.ts), which a narrow column scales down.
    [onPaper]: {
      '& canvas': { maxWidth: '100% !important', height: 'auto !important', margin: '0 auto' },
    },
  },
  failure: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'center',
    gap: space.s,
    height: '100%',
    textAlign: 'center',
  },
});

/**
 * Container of a chart. Its space is reserved from the start; the drawing code is fetched when it comes near the
 * window. Until then it shows `meanwhile`.
 */
export function ChartPlace({
  picture,
  name,
  description = name,
  meanwhile,
}: {
  readonly picture: ChartPicture;
  readonly name: string;
  /** What the picture shows, where its name does not say it. */
  readonly description?: string;
  readonly meanwhile?: ReactNode;
}) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const { LiveChart, failed, retry } = useChartCode(useNearWindow(place));
  const [drawn, setDrawn] = useState(false);
  const nowDrawn = useCallback(() => setDrawn(true), []);
  const room = styles[roomFor(picture)];
  const empty = !drawn && meanwhile === undefined;
  return (
    <>
      <div ref={place} className={mergeClasses(styles.place, room, empty && styles.empty)}>
        {!drawn && (
          // Hidden once the chart covers it, so that only one of them is read out.
          <div className={styles.meanwhile} aria-hidden={LiveChart !== null || undefined}>
            {meanwhile}
          </div>
        )}
        {LiveChart !== null && (
          <div className={styles.live}>
            <LiveChart picture={picture} name={name} description={description} onDrawn={nowDrawn} />
          </div>
        )}
        {failed && meanwhile === undefined && <Failure onRetry={retry} />}
      </div>
      {failed && meanwhile !== undefined && <Failure onRetry={retry} />}
    </>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('errors.chunk')}</p>
      <Button onClick={onRetry}>{t('errors.retry')}</Button>
    </div>
  );
}

function roomFor(picture: ChartPicture): 'doughnut' | 'plot' | 'fewBars' | 'someBars' | 'manyBars' {
  if (picture.kind === 'doughnut') return 'doughnut';
  if (picture.kind !== 'bars') return 'plot';
  const bars = placesIn(picture);
  if (bars <= 4) return 'fewBars';
  return bars <= 10 ? 'someBars' : 'manyBars';
}

/** Slightly before it becomes visible, so that it is ready in time. */
const NEAR_MARGIN = '300px 0px';

/** Whether an element has ever come near the window. False while a page is prerendered. */
function useNearWindow(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || target === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}

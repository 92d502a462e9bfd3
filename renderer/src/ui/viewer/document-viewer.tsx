import { makeStyles } from '@griffel/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import type { Drawable, DrawablePage } from '#renderer/ui/viewer/drawable-document.ts';
import { PageCanvas } from '#renderer/ui/viewer/page-canvas.tsx';
import {
  type LoadDocument,
  type OpenedDocument,
  useDrawable,
  useDrawablePage,
} from '#renderer/ui/viewer/use-drawable.ts';
import { actOfKey, useViewing } from '#renderer/ui/viewer/use-viewing.ts';
import { ViewerBar } from '#renderer/ui/viewer/viewer-bar.tsx';
import { scaleOf } from '#renderer/ui/viewer/zoom.ts';

const useStyles = makeStyles({
  viewer: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  frame: {
    display: 'flex',
    boxSizing: 'border-box',
    height: 'clamp(18rem, 68vh, 60rem)',
    padding: space.xs,
    overflow: 'auto',
    // The scroll bar must not change the width of a fitted page.
    scrollbarGutter: 'stable',
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadiusMedium,
    backgroundColor: token.colorNeutralBackground4,
    ':focus-visible': { outline: `2px solid ${token.portalFocus}`, outlineOffset: '2px' },
  },
  failed: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.s },
  status: { fontSize: token.fontSizeBase300, color: token.colorNeutralForeground2 },
  keys: { fontSize: token.fontSizeBase200, color: token.colorNeutralForeground2 },
});

type Shown = {
  /** ID of the document: another one is loaded from scratch. */
  readonly document: string;
  /** What it is, as people call it. */
  readonly name: string;
  /** Loads its bytes. Must be the same function on every render. */
  readonly load: LoadDocument;
  readonly failureText: (failure: GatewayFailure) => string;
  /** Called once the document is visible. */
  readonly onOpened?: () => void;
};

/**
 * Draws a document, a picture or a PDF. The browser never opens it, so nothing in it runs, and it is neither
 * printed nor saved. Its words are in the area `viewer`.
 */
export function DocumentViewer(props: Shown) {
  const [attempt, setAttempt] = useState(1);
  return (
    <OneDocument
      key={`${props.document} ${attempt}`}
      {...props}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}

function OneDocument({
  document,
  name,
  load,
  onOpened,
  ...rest
}: Shown & { readonly onAgain: () => void }) {
  const opened = useDrawable(document, load);
  const isOpened = opened.kind === 'opened';
  useEffect(() => {
    if (isOpened) onOpened?.();
  }, [isOpened, onOpened]);
  return opened.kind === 'opened' ? (
    <OpenedPages drawable={opened.drawable} name={name} />
  ) : (
    <NotOpened opened={opened} {...rest} />
  );
}

function NotOpened({
  opened,
  failureText,
  onAgain,
}: Pick<Shown, 'failureText'> & {
  readonly opened: Exclude<OpenedDocument, { readonly kind: 'opened' }>;
  readonly onAgain: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (opened.kind === 'loading') return <p role="status">{t('viewer.loading')}</p>;
  if (opened.kind === 'problem' && opened.problem !== 'code') {
    return <p role="alert">{t(`viewer.problem.${opened.problem}`)}</p>;
  }
  return (
    <div role="alert" className={styles.failed}>
      <p>{opened.kind === 'problem' ? t('errors.chunk') : failureText(opened.failure)}</p>
      <Button onClick={onAgain}>{t('errors.retry')}</Button>
    </div>
  );
}

/** How wide a page may be in the frame, in CSS pixels. */
function useInnerWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.floor(entry?.contentRect.width ?? 0));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

function OpenedPages({ drawable, name }: { readonly drawable: Drawable; readonly name: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const keys = useId();
  const { pages } = drawable;
  const { frame, width } = useInnerWidth();
  const { page, zoom, turns, actsAt } = useViewing(pages, () => frame.current?.scrollTo(0, 0));
  const shown = useDrawablePage(drawable, page);
  const [blank, setBlank] = useState<DrawablePage | null>(null);
  const isThere = shown !== null && shown !== 'broken' && width > 0;
  const scale = isThere ? scaleOf(zoom, shown.size, turns, width) : null;
  const acts = actsAt(scale);
  const place = pages > 1 ? t('viewer.place', { page, pages }) : '';
  const label = pages > 1 ? t('viewer.named', { name, place }) : name;
  return (
    <div className={styles.viewer}>
      <ViewerBar acts={acts} page={page} pages={pages} />
      <p role="status" className={styles.status}>
        {[
          place,
          scale === null ? '' : t('viewer.zoom', { percent: Math.round(scale * 100) }),
          turns === 0 ? '' : t('viewer.turned', { degrees: turns * 90 }),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {isThere && blank === shown && (
        <div role="alert">
          <Remark tone="warning">{t('viewer.problem.blank')}</Remark>
        </div>
      )}
      <div
        role="presentation"
        onKeyDown={(event) => {
          const act = event.target === frame.current ? actOfKey(event, acts, page, pages) : null;
          if (act === null) return;
          event.preventDefault();
          act();
        }}
      >
        <div
          ref={frame}
          role="region"
          aria-label={name}
          aria-describedby={keys}
          tabIndex={0}
          className={styles.frame}
        >
          {shown === 'broken' && <p role="alert">{t('viewer.problem.page')}</p>}
          {isThere && scale !== null && (
            <PageCanvas
              key={page}
              page={shown}
              scale={scale}
              turns={turns}
              label={label}
              broken={t('viewer.problem.page')}
              onBlank={setBlank}
            />
          )}
        </div>
      </div>
      <p id={keys} className={styles.keys}>
        {t(pages > 1 ? 'viewer.keysOfPages' : 'viewer.keys')}
      </p>
    </div>
  );
}

import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  NOTICE_PARTS,
  type NoticePart,
  type NoticePlace,
} from '#domain/lending/notifications/notice-places.ts';
import { space } from '#renderer/theme/token.ts';

const useStyles = makeStyles({ part: { outlineStyle: 'none', scrollMarginTop: space.l } });

const historyState = z.object({
  place: z.object({ part: z.enum(NOTICE_PARTS), number: z.string() }),
});

/** The place to which a notice led, of a browser history entry; null where it names none. */
export function noticePlaceOf(state: unknown): NoticePlace | null {
  const parsed = z.safeParse(historyState, state);
  return parsed.success ? parsed.data.place : null;
}

/** The same of the present history entry. */
export const useNoticePlace = (): NoticePlace | null => noticePlaceOf(useLocation().state);

/** A part of an application to which notices lead: it is scrolled to, and gets the focus, when it is first shown. */
export function LedTo({ part, number, children }: NoticePlace & { readonly children: ReactNode }) {
  const styles = useStyles();
  const place = useNoticePlace();
  const element = useRef<HTMLDivElement>(null);
  const isMeant = place?.part === part && place.number === number;
  useEffect(() => {
    if (!isMeant) return;
    element.current?.scrollIntoView();
    element.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return (
    <div ref={element} tabIndex={-1} data-part={part satisfies NoticePart} className={styles.part}>
      {children}
    </div>
  );
}

import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { DeskPerson } from '#contract/desk.ts';
import { coveredPlatform } from '#renderer/app/host/covered-platform.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import {
  PlatformContext,
  usePlatform,
  useSession,
} from '#renderer/platform/context/platform-context.tsx';
import type { Desk } from '#renderer/platform/platform.ts';
import { token } from '#renderer/theme/token.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const AREAS: readonly Area[] = ['lock'];
const loadLock = async () => (await import('#renderer/app/session/locked-page.tsx')).LockedPage;

const useStyles = makeStyles({
  // Not `display: none`, which would lose the scroll position.
  unseen: { visibility: 'hidden' },
  // As the dialog's backdrop, until that has been fetched.
  cover: {
    position: 'fixed',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: token.colorNeutralBackground2,
    fontSize: token.fontSizeBase600,
    fontWeight: token.fontWeightSemibold,
  },
});

/** Wraps every page on a showroom's computer: while the desk is locked, nothing is visible and nothing is lost. */
export function DeskCover({
  desk,
  children,
}: {
  readonly desk: Desk;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const platform = usePlatform();
  const covered = useMemo(() => coveredPlatform(platform), [platform]);
  const isLocked = useSession().locked === true;
  const people = usePeople(desk, isLocked);
  return (
    <>
      <div inert={isLocked} className={isLocked ? styles.unseen : undefined}>
        <PlatformContext value={covered}>{children}</PlatformContext>
      </div>
      {isLocked && (
        <OpenedPart
          load={loadLock}
          props={{ people, isComputer: true }}
          areas={AREAS}
          meanwhile={<p className={styles.cover}>{t('lockedDesk.title')}</p>}
        />
      )}
    </>
  );
}

function usePeople(desk: Desk, isLocked: boolean): readonly DeskPerson[] {
  const [people, setPeople] = useState<readonly DeskPerson[]>([]);
  useEffect(() => {
    let isOver = false;
    if (isLocked) {
      const show = (next: readonly DeskPerson[]) => {
        if (!isOver) setPeople(next);
      };
      desk.people().then(show, () => show([]));
    }
    return () => {
      isOver = true;
    };
  }, [desk, isLocked]);
  return people;
}

import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import {
  ALL,
  FollowList,
  type Looking,
} from '#renderer/features/dealer-desk/follow/follow-list.tsx';
import { FollowedView } from '#renderer/features/dealer-desk/follow/followed-view.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  following: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  intro: { maxWidth: '75ch' },
});

/** The applications of the dealer's customers who let it see how far they are. */
export function Following() {
  const styles = useStyles();
  const { t } = useTranslation();
  const [looking, setLooking] = useState<Looking>(ALL);
  const [opened, setOpened] = useState<FollowedApplication | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (opened === null && wasOpen.current) list.current?.focus();
    wasOpen.current = opened !== null;
  }, [opened]);
  return (
    <div className={styles.following}>
      {opened === null ? (
        <>
          <p className={styles.intro}>{t('following.intro')}</p>
          <FollowList looking={looking} place={list} onLook={setLooking} onOpen={setOpened} />
        </>
      ) : (
        <FollowedView key={opened.number} known={opened} onBack={() => setOpened(null)} />
      )}
    </div>
  );
}

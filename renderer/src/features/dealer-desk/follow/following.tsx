import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import {
  ALL,
  FollowList,
  type Looking,
} from '#renderer/features/dealer-desk/follow/follow-list.tsx';
import { FollowedView } from '#renderer/features/dealer-desk/follow/followed-view.tsx';
import { type Place, fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  following: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  intro: { maxWidth: '75ch' },
});

/** The applications of the dealer's customers who let it see how far they are, or the one with this number. */
export function Following({ number }: { readonly number: string | null }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [looking, setLooking] = useState<Looking>(ALL);
  const navigate = useNavigate();
  const go = (place: Place) => void navigate({ hash: fragmentOf(place) });
  const [first] = useState(number);
  const [known, setKnown] = useState<FollowedApplication | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (number === null && wasOpen.current) list.current?.focus();
    wasOpen.current = number !== null;
  }, [number]);
  const open = (application: FollowedApplication) => {
    setKnown(application);
    go({ view: 'followed', number: application.number });
  };
  return (
    <div className={styles.following}>
      {number === null ? (
        <>
          <p className={styles.intro}>{t('following.intro')}</p>
          <FollowList looking={looking} place={list} onLook={setLooking} onOpen={open} />
        </>
      ) : (
        <FollowedView
          key={number}
          number={number}
          known={known?.number === number ? known : null}
          takesFocus={number !== first || known !== null}
          onBack={() => go({ view: 'following' })}
        />
      )}
    </div>
  );
}

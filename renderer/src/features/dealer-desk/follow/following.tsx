import { makeStyles } from '@griffel/react';
import { useState } from 'react';
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
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { usePages } from '#renderer/platform/queries/use-list.ts';

const useStyles = makeStyles({ intro: { maxWidth: '75ch' } });

/** The applications of the dealer's customers who let it see how far they are, or the one with this number. */
export function Following({ number }: { readonly number: string | null }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [looking, setLooking] = useState<Looking>(ALL);
  const pages = usePages<string>();
  const navigate = useNavigate();
  const go = (place: Place) => void navigate({ hash: fragmentOf(place) });
  const [first] = useState(number);
  const [known, setKnown] = useState<FollowedApplication | null>(null);
  const [wasOpen, setWasOpen] = useState(number !== null);
  if (number !== null && !wasOpen) setWasOpen(true);
  const open = (application: FollowedApplication) => {
    setKnown(application);
    go({ view: 'followed', number: application.number });
  };
  return (
    <Stack gap="l">
      {number === null ? (
        <>
          <p className={styles.intro}>{t('following.intro')}</p>
          <FollowList
            looking={looking}
            pages={pages}
            takesFocus={wasOpen}
            onLook={(next) => {
              setLooking(next);
              pages.first();
            }}
            onOpen={open}
          />
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
    </Stack>
  );
}

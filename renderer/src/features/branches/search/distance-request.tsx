import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { type LocationFailure, locate } from '#renderer/features/branches/search/locate.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { withoutScript } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { Place } from '#renderer/ui/embeds/map-address.ts';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.s,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusLarge,
    [withoutScript]: { display: 'none' },
  },
  words: { maxWidth: '65ch' },
});

type State = 'unasked' | 'waiting' | 'located' | LocationFailure;

/** Says what the visitor's location is used for, and asks the device for it only when the button is pressed. */
export function DistanceRequest({ onLocated }: { readonly onLocated: (place: Place) => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [state, setState] = useState<State>('unasked');
  const waiting = state === 'waiting';

  async function ask(): Promise<void> {
    setState('waiting');
    const answer = await locate(navigator.geolocation);
    setState(answer.ok ? 'located' : answer.failure);
    if (answer.ok) onLocated(answer.value);
  }

  return (
    <div className={styles.box}>
      <p className={styles.words}>{t('branches.locateWhy')}</p>
      <Button busy={waiting} onClick={() => void ask()}>
        {t(waiting ? 'branches.locating' : 'branches.locate')}
      </Button>
      <p role="status" className={styles.words}>
        {state !== 'unasked' && !waiting && t(`branches.${state}`)}
      </p>
    </div>
  );
}

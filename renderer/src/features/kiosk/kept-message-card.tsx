import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { KeptMessage } from '#contract/kiosk.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `0.25rem ${space.m}`,
    margin: 0,
    fontSize: token.fontSizeBase300,
    '& dt': { color: token.colorNeutralForeground2 },
    '& dd': { margin: 0 },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/** A kept message as far as staff must see it: whose it is and what became of it, not what it says. */
export function KeptMessageCard({
  kept,
  onDiscard,
}: {
  readonly kept: KeptMessage;
  readonly onDiscard: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const [asked, ask] = useState(false);
  const { name, phone, category } = kept.message;
  const moment = (time: string) => momentInWords(new Date(time), language);
  return (
    <div className={styles.card}>
      <strong>{name}</strong>
      <span>
        {phone} · {category}
      </span>
      <dl className={styles.facts}>
        <dt>{t('staff.keptAt')}</dt>
        <dd>{moment(kept.keptAt)}</dd>
        <dt>{t('staff.expiresAt')}</dt>
        <dd>{moment(kept.expiresAt)}</dd>
        <dt>{t('staff.lastTry')}</dt>
        <dd>{t(`staff.tries.${kept.lastTry}`)}</dd>
      </dl>
      <div className={styles.actions}>
        {asked ? (
          <>
            <Button kind="accent" onClick={onDiscard}>
              {t('staff.discardSure')}
            </Button>
            <Button onClick={() => ask(false)}>{t('staff.keep')}</Button>
          </>
        ) : (
          <Button aria-label={t('staff.discardNamed', { name })} onClick={() => ask(true)}>
            {t('staff.discard')}
          </Button>
        )}
      </div>
    </div>
  );
}

import { Badge, Card, CardHeader } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { makeStyles } from '@griffel/react';
import type { KeptMessage } from '#contract/kiosk.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';

const useStyles = makeStyles({
  card: { gap: space.s, padding: space.m, fontSize: token.fontSizeBase400 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `0.25rem ${space.m}`,
    margin: 0,
    fontSize: token.fontSizeBase300,
    '& dt': { color: token.colorNeutralForeground2 },
    '& dd': { margin: 0 },
  },
});

/** What staff need to know of a kept message: whose it is and its state, but not its text. */
export function KeptMessageCard({
  kept,
  onDiscard,
}: {
  readonly kept: KeptMessage;
  readonly onDiscard: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { name, phone, category, reference } = kept.message;
  const moment = (time: string) => momentInWords(new Date(time), language);
  return (
    <Card appearance="outline" className={styles.card}>
      <CardHeader
        header={<strong>{name}</strong>}
        description={
          <span>
            {phone} · {category}
          </span>
        }
      />
      <dl className={styles.facts}>
        {reference !== undefined && (
          <>
            <dt>{t('staff.number')}</dt>
            <dd>{reference}</dd>
          </>
        )}
        <dt>{t('staff.keptAt')}</dt>
        <dd>{moment(kept.keptAt)}</dd>
        <dt>{t('staff.expiresAt')}</dt>
        <dd>{moment(kept.expiresAt)}</dd>
        <dt>{t('staff.lastTry')}</dt>
        <dd>
          <Badge
            appearance="tint"
            size="extra-large"
            color={kept.lastTry === 'refused' ? 'danger' : 'informative'}
          >
            {t(`staff.tries.${kept.lastTry}`)}
          </Badge>
        </dd>
      </dl>
      <div>
        <AskedButton
          icon={<DeleteRegular />}
          aria-label={t('staff.discardNamed', { name })}
          question={{
            title: t('staff.discardTitle'),
            text: t('staff.discardText'),
            no: t('staff.keep'),
            yes: t('staff.discardSure'),
          }}
          onYes={onDiscard}
        >
          {t('staff.discard')}
        </AskedButton>
      </div>
    </Card>
  );
}

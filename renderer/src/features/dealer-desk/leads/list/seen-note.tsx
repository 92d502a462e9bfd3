import { makeStyles } from '@griffel/react';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  note: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.s },
});

/** Says that the data is from this computer, and as of when; offers to ask the gateway again. */
export function SeenNote({
  seenAt,
  onAgain,
}: {
  readonly seenAt: number | null;
  readonly onAgain: () => void;
}) {
  const { t, language } = useTranslation();
  const styles = useStyles();
  return (
    <div role="status" className={styles.note}>
      <Remark tone="warning">
        {seenAt === null
          ? t('kept.away')
          : t('kept.awaySeen', { moment: momentInWords(new Date(seenAt), language) })}
      </Remark>
      <Button onClick={onAgain}>{t('errors.retry')}</Button>
    </div>
  );
}

import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';

const useStyles = makeStyles({
  sent: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    ':focus': { outlineStyle: 'none' },
  },
  done: { fontSize: token.fontSizeBase500 },
  number: {
    display: 'block',
    fontSize: '2.75rem',
    fontWeight: token.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.3',
  },
});

/** The number of a message that was sent, large enough to photograph, and on paper where there is a printer. */
export function SentMessage({
  number,
  onAnother,
}: {
  readonly number: string;
  readonly onAnother: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { sheet, day, alone } = usePrintedSheet();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.sent}>
      <Sheet sheet={sheet} title={t('terminal.contactReceipt')} day={day}>
        <div role="status">
          <p className={styles.done}>{t('terminal.contactSent')}</p>
          <p>
            {t('terminal.contactNumber')} <strong className={styles.number}>{number}</strong>
          </p>
        </div>
        <p>{t('terminal.contactQuote')}</p>
      </Sheet>
      <FormActions>
        <PrintSheet label={t('paper.print')} name={t('terminal.contactReceipt')} alone={alone} />
        <Button onClick={onAnother}>{t('terminal.contactAnother')}</Button>
      </FormActions>
    </div>
  );
}

import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { QrCode } from '#renderer/ui/pictures/qr-code.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s, outlineStyle: 'none' },
  shown: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { display: 'flex', flexDirection: 'column', gap: space.s, flex: '1 1 12rem' },
  link: { overflowWrap: 'anywhere', userSelect: 'all' },
  onScreen: { [onPaper]: { display: 'none' } },
});

/** The customer's link as a code and as text, to be scanned, sent or printed. */
export function ShownLink({
  name,
  url,
  until,
}: {
  readonly name: string;
  readonly url: string;
  readonly until: number;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { sheet, day, alone } = usePrintedSheet();
  const [isCopied, setCopied] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  const works = t('invite.works', { moment: momentInWords(new Date(until), language) });
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      <Sheet sheet={sheet} title={t('invite.paper')} day={day}>
        <div className={styles.shown}>
          <QrCode text={url} label={t('invite.code')} />
          <div className={styles.words}>
            <p className={styles.onScreen}>{t('invite.scan', { name })}</p>
            <p>{works}</p>
          </div>
        </div>
        <output aria-label={t('invite.link')} className={styles.link}>
          {url}
        </output>
      </Sheet>
      <FormActions>
        <Button
          onClick={() => {
            navigator.clipboard.writeText(url).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {t('invite.copy')}
        </Button>
        <PrintSheet label={t('invite.print')} name={t('invite.link')} alone={alone} />
      </FormActions>
      <p role="status">{isCopied ? t('invite.copied') : null}</p>
    </div>
  );
}

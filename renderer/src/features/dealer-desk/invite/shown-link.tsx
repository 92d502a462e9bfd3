import { makeStyles } from '@griffel/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { InLanguage } from '#renderer/features/dealer-desk/shared/in-language.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { PartInLanguage } from '#renderer/ui/layout/directed.tsx';
import { QrCode } from '#renderer/ui/pictures/qr-code.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s, outlineStyle: 'none' },
  shown: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { display: 'flex', flexDirection: 'column', gap: space.s, flex: '1 1 12rem' },
  link: { overflowWrap: 'anywhere', userSelect: 'all' },
});

type Link = { readonly url: string; readonly until: number };

/** The customer's link as a code and as text, to be scanned, sent or printed. */
export function ShownLink({
  name,
  language,
  url,
  until,
}: Link & {
  readonly name: string;
  /** The customer's, in which it is printed. */
  readonly language: Language;
}) {
  const styles = useStyles();
  const { t, language: spoken } = useTranslation();
  const { sheet, day, alone } = usePrintedSheet(language);
  const [isCopied, setCopied] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      <div className={styles.shown}>
        <QrCode text={url} label={t('invite.code')} />
        <div className={styles.words}>
          <p>{t('invite.scan', { name })}</p>
          <p>{t('invite.works', { moment: momentInWords(new Date(until), spoken) })}</p>
        </div>
      </div>
      <output aria-label={t('invite.link')} className={styles.link}>
        {url}
      </output>
      <InLanguage language={language}>
        <PartInLanguage>
          <PrintedLink sheet={sheet} day={day} url={url} until={until} />
        </PartInLanguage>
      </InLanguage>
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

/** What the customer takes home. */
function PrintedLink({
  sheet,
  day,
  url,
  until,
}: Link & { readonly sheet: RefObject<HTMLDivElement | null>; readonly day: string }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <Sheet sheet={sheet} title={t('fromDealer.invitation.title')} day={day} onlyOnPaper>
      <p>{t('fromDealer.invitation.how')}</p>
      <QrCode text={url} label={t('fromDealer.invitation.code')} />
      <p className={styles.link}>{url}</p>
      <p>
        {t('fromDealer.invitation.works', { moment: momentInWords(new Date(until), language) })}
      </p>
    </Sheet>
  );
}

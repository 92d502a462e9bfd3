import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { Quote } from '#contract/dealers/leads.ts';
import { InLanguage } from '#renderer/features/dealer-desk/shared/in-language.tsx';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { QrCode } from '#renderer/ui/pictures/qr-code.tsx';

const useStyles = makeStyles({
  message: {
    padding: space.s,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusMedium,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

type Sent = {
  readonly quote: Quote;
  readonly url: string;
  readonly dealer: string | null;
};

/** Ways to send the link: whoever has it sees the quote until its last day, and nothing of the customer. */
export function SendDialog({ onClose, ...sent }: Sent & { readonly onClose: () => void }) {
  const { t, language } = useTranslation();
  const { validUntil } = sent.quote.terms;
  return (
    <Dialog
      title={t('dealerQuote.send.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('dealerQuote.present.close')}</Button>}
    >
      <p>{t('dealerQuote.send.what', { day: dayInWords(validUntil, language) })}</p>
      <InLanguage language={sent.quote.terms.language}>
        <InCustomersWords {...sent} labels={{ ways: t('dealerQuote.send.message') }} />
      </InLanguage>
      <QrCode text={sent.url} label={t('dealerQuote.sheet.qrQuoteAlt')} />
    </Dialog>
  );
}

function InCustomersWords({
  quote,
  url,
  dealer,
  labels,
}: Sent & { readonly labels: { readonly ways: string } }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { host } = usePlatform();
  const { terms } = quote;
  const values = { model: terms.model, day: dayInWords(terms.validUntil, language) };
  const text =
    dealer === null
      ? t('dealerQuote.send.text', values)
      : t('dealerQuote.send.textFrom', { ...values, dealer });
  const whole = `${text} ${url}`;
  return (
    <>
      <output aria-label={labels.ways} lang={language} className={styles.message}>
        {whole}
      </output>
      <Ways text={text} whole={whole} url={url} sharesHere={host === null} />
    </>
  );
}

/** Neither of the links names the customer: whom it goes to is chosen in the program that opens. */
function Ways({
  text,
  whole,
  url,
  sharesHere,
}: {
  readonly text: string;
  readonly whole: string;
  readonly url: string;
  /** In a browser, whose own share sheet is offered where it has one. */
  readonly sharesHere: boolean;
}) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const encoded = encodeURIComponent(whole);
  return (
    <>
      <FormActions>
        {sharesHere && 'share' in navigator && (
          <Button
            kind="primary"
            onClick={() => {
              navigator.share({ text, url }).catch(() => undefined);
            }}
          >
            {t('dealerQuote.send.share')}
          </Button>
        )}
        <ButtonLink to={`https://wa.me/?text=${encoded}`} kind="secondary">
          {t('dealerQuote.send.whatsApp')}
        </ButtonLink>
        <ButtonLink to={`sms:?&body=${encoded}`} kind="secondary">
          {t('dealerQuote.send.sms')}
        </ButtonLink>
        <Button
          onClick={() => {
            navigator.clipboard.writeText(whole).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {t('dealerQuote.send.copy')}
        </Button>
      </FormActions>
      <p role="status">{isCopied ? t('dealerQuote.send.copied') : null}</p>
    </>
  );
}

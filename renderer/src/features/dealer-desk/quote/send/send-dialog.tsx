import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { Quote } from '#contract/dealers/leads.ts';
import { directionOf } from '#domain/languages.ts';
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

/** What the salesperson reads, in the page's language. */
type Labels = Readonly<
  Record<'message' | 'share' | 'whatsApp' | 'sms' | 'copy' | 'copied', string>
>;

/** Ways to send the link: whoever has it sees the quote until its last day, and nothing of the customer. */
export function SendDialog({ onClose, ...sent }: Sent & { readonly onClose: () => void }) {
  const { t, language } = useTranslation();
  const { validUntil } = sent.quote.terms;
  // The message alone is in the customer's language.
  const labels: Labels = {
    message: t('dealerQuote.send.message'),
    share: t('dealerQuote.send.share'),
    whatsApp: t('dealerQuote.send.whatsApp'),
    sms: t('dealerQuote.send.sms'),
    copy: t('dealerQuote.send.copy'),
    copied: t('dealerQuote.send.copied'),
  };
  return (
    <Dialog
      title={t('dealerQuote.send.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('dealerQuote.send.close')}</Button>}
    >
      <p>{t('dealerQuote.send.what', { day: dayInWords(validUntil, language) })}</p>
      <InLanguage language={sent.quote.terms.language}>
        <InCustomersWords {...sent} labels={labels} />
      </InLanguage>
      <QrCode text={sent.url} label={t('quoteSheet.qrQuoteAlt')} />
    </Dialog>
  );
}

function InCustomersWords({ quote, url, dealer, labels }: Sent & { readonly labels: Labels }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { host } = usePlatform();
  const { terms } = quote;
  const values = { model: terms.model, day: dayInWords(terms.validUntil, language) };
  const text =
    dealer === null
      ? t('fromDealer.message.text', values)
      : t('fromDealer.message.textFrom', { ...values, dealer });
  const whole = `${text} ${url}`;
  return (
    <>
      <output
        aria-label={labels.message}
        lang={language}
        dir={directionOf(language)}
        className={styles.message}
      >
        {whole}
      </output>
      <Ways text={text} whole={whole} url={url} labels={labels} sharesHere={host === null} />
    </>
  );
}

/** Neither of the links names the customer: whom it goes to is chosen in the program that opens. */
function Ways({
  text,
  whole,
  url,
  labels,
  sharesHere,
}: {
  readonly text: string;
  readonly whole: string;
  readonly url: string;
  readonly labels: Labels;
  /** In a browser, whose own share sheet is offered where it has one. */
  readonly sharesHere: boolean;
}) {
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
            {labels.share}
          </Button>
        )}
        <ButtonLink to={`https://wa.me/?text=${encoded}`} kind="secondary">
          {labels.whatsApp}
        </ButtonLink>
        <ButtonLink to={`sms:?&body=${encoded}`} kind="secondary">
          {labels.sms}
        </ButtonLink>
        <Button
          onClick={() => {
            navigator.clipboard.writeText(whole).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {labels.copy}
        </Button>
      </FormActions>
      <p role="status">{isCopied ? labels.copied : null}</p>
    </>
  );
}

import { useState } from 'react';
import { quoteAddress } from '#contract/applications/quote-link.ts';
import type { Quote } from '#contract/dealers/leads.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadDialog = async () =>
  (await import('#renderer/features/dealer-desk/quote/send/send-dialog.tsx')).SendDialog;

/** The address of a quote that opens without signing in; null where it has none, or none any more. */
export function addressOfQuote(origin: string | null, { link, terms }: Quote): string | null {
  if (origin === null || link === null || terms.validUntil < indianToday()) return null;
  return quoteAddress(origin, terms.language, link);
}

/** A button that sends the link to a quote. */
export function SendQuote({
  quote,
  url,
  dealer,
}: {
  readonly quote: Quote;
  readonly url: string;
  /** Its name in the customer's language; null while it is not known. */
  readonly dealer: string | null;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('dealerQuote.send.begin')}</Button>
      {isOpen && (
        <OpenedPart
          load={loadDialog}
          props={{ quote, url, dealer, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { invitationAddress } from '#contract/applications/invitation-link.ts';
import type { Lead, Quote } from '#contract/dealers/leads.ts';
import { ShownLink } from '#renderer/features/dealer-desk/invite/shown-link.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { indianDayOf } from '#domain/days.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

/** A link that was made just now, with the quote that it fills in. */
export type MadeInvitation = { readonly url: string; readonly quote: string | null };

/** Makes the customer's link, with a quote or without. It is a secret: shown here, and kept nowhere. */
export function InviteDialog({
  lead,
  opened,
  origin,
  onMade,
  onClose,
}: {
  readonly lead: Lead;
  /** The quote that is in view; null if none is. */
  readonly opened: string | null;
  /** Of the web site, whose address the link has. */
  readonly origin: string;
  readonly onMade: (invitation: MadeInvitation) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct();
  const { data, isPending } = useCallQuery('quotes', { lead: lead.lead, after: null });
  const [chosen, setChosen] = useState<string | null | undefined>(opened ?? undefined);
  const quote = chosen === undefined ? newestIn(data?.quotes ?? []) : chosen;
  const [made, setMade] = useState<{ readonly url: string; readonly until: number } | null>(null);

  async function make(): Promise<void> {
    const invited = await act('inviteCustomer', (requestId) => ({
      requestId,
      lead: lead.lead,
      quote,
    }));
    if (invited === null) return;
    const { token, expiresAt } = invited;
    const url = invitationAddress(origin, lead.language, token);
    setMade({ url, until: expiresAt });
    onMade({ url, quote });
  }

  return (
    <Dialog
      title={t('invite.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('invite.close')}</Button>
          {made === null && (
            <Button kind="primary" busy={busy || isPending} onClick={() => void make()}>
              {t(busy ? 'invite.making' : 'invite.make')}
            </Button>
          )}
        </>
      }
    >
      {made === null ? (
        <>
          {isPending ? (
            <p role="status">{t('dealerQuote.loading')}</p>
          ) : (
            <QuoteChoice quotes={data?.quotes ?? null} chosen={quote} onChoose={setChosen} />
          )}
          <p>{t('invite.replaces')}</p>
          <OutcomeMessage outcome={outcome} />
        </>
      ) : (
        <ShownLink name={lead.name} language={lead.language} {...made} />
      )}
    </Dialog>
  );
}

const NONE = '';

/** The newest quote whose prices still hold. */
const newestIn = (quotes: readonly Quote[]): string | null =>
  quotes.find(({ terms }) => terms.validUntil >= indianToday())?.quote ?? null;

/** Which quote's vehicle and prices the customer finds filled in. */
function QuoteChoice({
  quotes,
  chosen,
  onChoose,
}: {
  /** null where they could not be read. */
  readonly quotes: readonly Quote[] | null;
  readonly chosen: string | null;
  readonly onChoose: (quote: string | null) => void;
}) {
  const { t, language } = useTranslation();
  if (quotes === null) return <p role="status">{t('invite.quotesFailed')}</p>;
  return (
    <ChoiceField
      label={t('invite.quote')}
      hint={t('invite.quoteHint')}
      value={chosen ?? NONE}
      options={[
        { value: NONE, label: t('invite.quoteNone') },
        ...quotes.map(({ quote, terms, figures, savedAt }) => ({
          value: quote,
          label: t('invite.quoteFrom', {
            model: terms.model,
            amount: inWholeRupees(figures.onRoadPrice),
            day: dayInWords(indianDayOf(savedAt), language),
          }),
        })),
      ]}
      onChange={(value) => onChoose(value === NONE ? null : value)}
    />
  );
}

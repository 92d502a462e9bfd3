import { useState } from 'react';
import { invitationAddress } from '#contract/applications/invitation-link.ts';
import type { Lead } from '#contract/dealers/leads.ts';
import { ShownLink } from '#renderer/features/dealer-desk/invite/shown-link.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { indianDayOf } from '#domain/days.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

/** A link that was made just now, with the quote that it fills in. */
export type MadeInvitation = { readonly url: string; readonly quote: string | null };

/** Makes the customer's link, with a quote or without. It is a secret: shown here, and kept nowhere. */
export function InviteDialog({
  lead,
  origin,
  onMade,
  onClose,
}: {
  readonly lead: Lead;
  /** Of the web site, whose address the link has. */
  readonly origin: string;
  readonly onMade: (invitation: MadeInvitation) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct();
  const [quote, setQuote] = useState<string | null>(null);
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
            <Button kind="primary" busy={busy} onClick={() => void make()}>
              {t(busy ? 'invite.making' : 'invite.make')}
            </Button>
          )}
        </>
      }
    >
      {made === null ? (
        <>
          <QuoteChoice lead={lead.lead} chosen={quote} onChoose={setQuote} />
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

/** Which quote's vehicle and prices the customer finds filled in. */
function QuoteChoice({
  lead,
  chosen,
  onChoose,
}: {
  readonly lead: string;
  readonly chosen: string | null;
  readonly onChoose: (quote: string | null) => void;
}) {
  const { t, language } = useTranslation();
  const { data, isError } = useCallQuery('quotes', { lead, after: null });
  if (isError) return <p role="status">{t('invite.quotesFailed')}</p>;
  return (
    <ChoiceField
      label={t('invite.quote')}
      value={chosen ?? NONE}
      options={[
        { value: NONE, label: t('invite.quoteNone') },
        ...(data?.quotes ?? []).map(({ quote, terms, figures, savedAt }) => ({
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

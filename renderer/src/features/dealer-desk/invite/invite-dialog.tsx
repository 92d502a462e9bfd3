import { useState } from 'react';
import { invitationAddress } from '#contract/applications/invitation-link.ts';
import type { Lead } from '#contract/dealers/leads.ts';
import { QuoteChoice } from '#renderer/features/dealer-desk/invite/quote-choice.tsx';
import { ShownLink } from '#renderer/features/dealer-desk/invite/shown-link.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';

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

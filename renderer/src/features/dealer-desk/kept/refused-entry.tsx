import { use } from 'react';
import type { KeptState, KeptWrite } from '#contract/desk.ts';
import { DropEntry } from '#renderer/features/dealer-desk/kept/settle-entry.tsx';
import { asNew, useResend } from '#renderer/features/dealer-desk/kept/settle-entry.tsx';
import { LeadDrawerContext } from '#renderer/features/dealer-desk/leads/lead-drawer-context.ts';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { leadsHere } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

type Refused = Extract<KeptState, { readonly kind: 'refused' }>;

/** Says why the gateway does not take something; a lead can be corrected. */
export function RefusedEntry({
  kept,
  refused: { status, message, fields },
}: {
  readonly kept: KeptWrite;
  readonly refused: Refused;
}) {
  const { t } = useTranslation();
  const open = use(LeadDrawerContext);
  const { outcome, resend } = useResend();
  const { id, write } = kept;
  const isAadhaar = fields?.some((field) => ['values.name', 'values.note'].includes(field));
  const [lead] = leadsHere([], [kept]);
  const why =
    isAadhaar === true
      ? t('form.aadhaar')
      : [failureOutcome(t, { kind: 'refused', status }).text, message].filter(Boolean).join(' ');
  return (
    <>
      <p>{why}</p>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        {lead !== undefined && (
          <Button kind="primary" onClick={() => open(lead)}>
            {t('kept.correct')}
          </Button>
        )}
        <Button onClick={() => void resend(asNew(write), id)}>{t('kept.again')}</Button>
        <DropEntry id={id} />
      </FormActions>
    </>
  );
}

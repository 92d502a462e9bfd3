import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { Lead } from '#contract/dealers/leads.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { ConflictNote } from '#renderer/features/dealer-desk/leads/form/conflict-note.tsx';
import { DuplicateNote } from '#renderer/features/dealer-desk/leads/form/duplicate-note.tsx';
import { SameNumber } from '#renderer/features/dealer-desk/leads/form/same-number.tsx';
import { LeadFields } from '#renderer/features/dealer-desk/leads/form/lead-fields.tsx';
import {
  isNewPastDay,
  type TypedLead,
  leadRules,
  typedOf,
  valuesOf,
} from '#renderer/features/dealer-desk/leads/typed-lead.ts';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import type { KeptOn } from '#renderer/features/dealer-desk/shared/kept.ts';
import { notKeptOutcome } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import { type Duplicate, useSaveLead } from '#renderer/features/dealer-desk/shared/save-lead.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useOnceConnected } from '#renderer/platform/queries/use-once-connected.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

export type LeadFormProps = {
  /** ID of the lead, new or not. */
  readonly id: string;
  /** The lead as it was opened; null for a new one. */
  readonly opened: Lead | null;
  readonly typed: TypedLead;
  /** Called with what is typed, so that closing the form loses nothing. */
  readonly onTyped: (typed: TypedLead) => void;
  /** `keptOn` says where it waits to be sent; null if the gateway has it. */
  readonly onSaved: (name: string, keptOn: KeptOn | null) => void;
  /** Called to restore a lead that was removed meanwhile. */
  readonly onRemoved: (typed: TypedLead) => void;
};

type Conflict = { readonly before: Lead; readonly now: Lead; readonly mine: TypedLead };

const OPEN = { state: 'OPEN', next: null } as const;

/** A lead to fill in; Enter saves it. The gateway's version wins over the one seen here, and the typed text is kept. */
export function LeadForm({ id, opened, typed, onTyped, onSaved, onRemoved }: LeadFormProps) {
  const { t } = useTranslation();
  const { busy, save } = useSaveLead();
  const form = useForm({ resolver: leadRules, defaultValues: typed });
  const [seen, setSeen] = useState(opened);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isAway, setAway] = useState(false);
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const number = useWatch({ control: form.control, name: 'mobileNumber' });
  useTyped(form, onTyped);
  useOnceConnected(isAway, () => {
    setAway(false);
    setOutcome(null);
  });

  async function submit(values: TypedLead, isDuplicateKnown: boolean): Promise<void> {
    setOutcome(null);
    setAway(false);
    setDuplicate(null);
    if (isNewPastDay(values, seen)) return form.setError('on', { message: 'leads.error.past' });
    const saved = await save({
      lead: id,
      version: seen?.version ?? null,
      values: valuesOf(values, seen?.status ?? OPEN),
      isDuplicateKnown,
    });
    if (saved.kind === 'saved') return onSaved(values.name, null);
    if (saved.kind === 'kept') return onSaved(values.name, saved.keptOn);
    if (saved.kind === 'not-kept') return setOutcome(notKeptOutcome(t, saved));
    if (saved.kind === 'duplicate') return setDuplicate(saved.duplicate);
    if (saved.kind === 'failed') return say(saved.failure);
    if (saved.now === null || seen === null) return onRemoved(values);
    setConflict({ before: seen, now: saved.now, mine: values });
    setSeen(saved.now);
    form.reset(typedOf(saved.now));
  }

  function say(failure: GatewayFailure): void {
    const refused = failure.kind === 'refused' ? (failure.fields ?? []) : [];
    for (const field of ['name', 'note'] as const) {
      if (refused.includes(`values.${field}`)) {
        form.setError(field, { message: 'form.aadhaar' });
      }
    }
    setOutcome(failureOutcome(t, failure));
    setAway(failure.kind === 'unreachable');
  }

  return (
    <Form onSubmit={form.handleSubmit((values) => submit(values, false))}>
      {conflict !== null && (
        <ConflictNote
          key={conflict.now.version}
          {...conflict}
          onMine={() => {
            form.reset(conflict.mine);
            setConflict(null);
          }}
        />
      )}
      <LeadFields
        form={form}
        isOpen={(seen?.status ?? OPEN).state === 'OPEN'}
        numberNote={
          duplicate === null &&
          number !== opened?.mobileNumber && <SameNumber typed={number} except={id} />
        }
      />
      <OutcomeMessage outcome={outcome} />
      {duplicate !== null && (
        <DuplicateNote
          duplicate={duplicate}
          busy={busy}
          onBoth={() => void form.handleSubmit((values) => submit(values, true))()}
        />
      )}
      {duplicate === null && (
        <FormActions>
          <Button type="submit" kind="primary" busy={busy}>
            {t(busy ? 'leads.saving' : 'leads.save')}
          </Button>
        </FormActions>
      )}
    </Form>
  );
}

function useTyped(
  { subscribe }: UseFormReturn<TypedLead>,
  onTyped: (typed: TypedLead) => void,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe, onTyped],
  );
}

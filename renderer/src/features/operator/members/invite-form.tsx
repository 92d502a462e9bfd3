import { useForm } from 'react-hook-form';
import { DEALER_DUTIES, type DealerDuty } from '#domain/dealer-duties.ts';
import { DUTIES, type Duty } from '#domain/duties.ts';
import { DutiesField } from '#renderer/features/operator/members/duties-field.tsx';
import type { MemberRole } from '#contract/applications/memberships.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { useOrganisations } from '#renderer/features/operator/members/use-organisations.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ComboboxField } from '#renderer/ui/form/fields/combobox-field.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { usePageActions } from '#renderer/ui/staff/page-actions.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const NOTHING: Typed = { userId: '', organisation: '', duties: [], dealerDuty: 'salesperson' };
type Typed = {
  readonly userId: string;
  readonly organisation: string;
  readonly duties: Duty[];
  /** Of a dealer's member. */
  readonly dealerDuty: DealerDuty;
};
const WHERE = { operator: '/operator', lender: '/lender', dealer: '/dealer-desk' } as const;

/** Invites a person with an account to a role. */
export function InviteForm({ role }: { readonly role: MemberRole }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: inviteRules(role), defaultValues: NOTHING });
  const { busy, outcome, act, setOutcome } = useAct({
    refusal: (failure) => {
      if (!refusedAs(failure, 'no-such-user-id')) return undefined;
      form.setError('userId', { message: 'memberList.nobody' }, { shouldFocus: true });
      return null;
    },
  });

  usePageActions([
    { text: t(`memberList.inviteTitle.${role}`), run: () => form.setFocus('userId') },
  ]);
  async function invite({ userId, organisation, duties, dealerDuty }: Typed): Promise<void> {
    const invited = await act('invite', (requestId) => ({
      requestId,
      userId,
      role,
      organisation: role === 'operator' ? null : organisation,
      ...(role === 'operator' && { duties }),
      ...(role === 'dealer' && { dealerDuty }),
    }));
    if (invited === null) return;
    form.reset(NOTHING);
    const { userId: person } = invited.membership;
    const text = t('memberList.invited', { person, address: WHERE[role] });
    setOutcome({ kind: 'success', text });
  }

  return (
    <Form onSubmit={form.handleSubmit(invite)}>
      <OutcomeMessage outcome={outcome} />
      <TextField
        form={form}
        name="userId"
        label={t('memberList.userId')}
        hint={t('memberList.userIdHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {role === 'operator' ? (
        <DutiesField form={form} name="duties" />
      ) : (
        <OrganisationField role={role} form={form} />
      )}
      {role === 'dealer' && (
        <RadioField
          form={form}
          name="dealerDuty"
          label={t('memberList.dealerDuty')}
          options={DEALER_DUTIES.map((duty) => ({
            value: duty,
            label: t(`memberList.dealerDuties.${duty}`),
          }))}
        />
      )}
      <FormActions>
        <PageButton type="submit" kind="primary" busy={busy}>
          {t('memberList.invite')}
        </PageButton>
      </FormActions>
    </Form>
  );
}

function OrganisationField({
  role,
  form,
}: {
  readonly role: 'lender' | 'dealer';
  readonly form: ReturnType<typeof useForm<Typed>>;
}) {
  const { t } = useTranslation();
  const { data, error, refetch } = useOrganisations(role);
  if (data === undefined && error !== null) {
    return <Unanswered failure={error.failure} onAgain={refetch} />;
  }
  return (
    <ComboboxField
      form={form}
      name="organisation"
      label={t(`memberList.organisation.${role}`)}
      hint={t('memberList.organisationHint')}
      none={t('memberList.noOrganisation')}
      options={data ?? []}
    />
  );
}

/** User IDs as people type them: letter case does not matter to the gateway. */
const userId = z.string().check(z.trim(), z.regex(/^rs\d{8}$/i, 'memberList.userIdWrong'));
const organisation = z.string();
const someOrganisation = organisation.check(z.minLength(1, 'memberList.organisationMissing'));

const dealerDuty = z.enum(DEALER_DUTIES);
const duties = z.array(z.enum(DUTIES));
const someDuties = duties.check(z.minLength(1, 'memberList.dutiesMissing'));

/** An operator has duties and no organisation. */
const inviteRules = (role: MemberRole) =>
  zodResolver(
    z.object(
      role === 'operator'
        ? { userId, organisation, duties: someDuties, dealerDuty }
        : { userId, organisation: someOrganisation, duties, dealerDuty },
    ),
  );

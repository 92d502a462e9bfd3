import { useForm } from 'react-hook-form';
import type { MemberRole } from '#contract/applications/memberships.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useOrganisations } from '#renderer/features/operator/members/use-organisations.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ComboboxField } from '#renderer/ui/form/fields/combobox-field.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

const NOTHING = { userId: '', organisation: '' };
const WHERE = { operator: '/operator', lender: '/lender', dealer: '/dealer-desk' } as const;

const nobodyHas = (failure: GatewayFailure) => failure.kind === 'refused' && failure.status === 404;

/** Invites a person with an account to a role. */
export function InviteForm({ role }: { readonly role: MemberRole }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: inviteRules(role), defaultValues: NOTHING });
  const { busy, outcome, act, setOutcome } = useAct({
    refusal: (failure) => {
      if (!nobodyHas(failure)) return undefined;
      form.setError('userId', { message: 'memberList.nobody' }, { shouldFocus: true });
      return null;
    },
  });

  async function invite({ userId, organisation }: typeof NOTHING): Promise<void> {
    const invited = await act('invite', (requestId) => ({
      requestId,
      userId,
      role,
      organisation: role === 'operator' ? null : organisation,
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
      {role !== 'operator' && <OrganisationField role={role} form={form} />}
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t('memberList.invite')}
        </Button>
      </FormActions>
    </Form>
  );
}

function OrganisationField({
  role,
  form,
}: {
  readonly role: 'lender' | 'dealer';
  readonly form: ReturnType<typeof useForm<typeof NOTHING>>;
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

/** An operator has no organisation. */
const inviteRules = (role: MemberRole) =>
  zodResolver(
    z.object({ userId, organisation: role === 'operator' ? organisation : someOrganisation }),
  );

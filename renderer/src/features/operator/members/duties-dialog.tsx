import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { DUTIES } from '#domain/duties.ts';
import { DutiesField } from '#renderer/features/operator/members/duties-field.tsx';
import { type Member, personIn } from '#renderer/features/operator/members/member.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(
  z.object({
    duties: z.array(z.enum(DUTIES)).check(z.minLength(1, 'memberList.dutiesMissing')),
  }),
);

/** Asks what an operator is to do from now on. */
export function DutiesDialog({
  member,
  onClose,
}: {
  readonly member: Member;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const person = personIn(member);
  const form = useForm({ resolver: rules, defaultValues: { duties: member.duties } });
  return (
    <FormDialog
      title={t('memberList.changeDuties.title', { person })}
      intro={t('memberList.changeDuties.intro')}
      yes={t('memberList.changeDuties.yes')}
      draft={`duties-${member.id}-draft`}
      form={form}
      taken={null}
      send={(act, { duties }) =>
        act('changeDuties', (requestId) => ({ requestId, membership: member.id, duties }))
      }
      onDone={() => showToast({ text: t('memberList.changeDuties.done', { person }) })}
      onClose={onClose}
    >
      <DutiesField form={form} name="duties" />
    </FormDialog>
  );
}

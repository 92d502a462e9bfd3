import { useForm } from 'react-hook-form';
import { DEALER_DUTIES, type DealerDuty } from '#domain/dealer-duties.ts';
import { type Member, personIn } from '#renderer/features/operator/members/member.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

/** Asks what a dealer's member is from now on. */
export function DealerDutyDialog({
  member,
  onClose,
}: {
  readonly member: Member;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const person = personIn(member);
  const form = useForm<{ dealerDuty: DealerDuty }>({
    defaultValues: { dealerDuty: member.dealerDuty ?? 'salesperson' },
  });
  return (
    <FormDialog
      title={t('memberList.changeDuties.title', { person })}
      intro={t('memberList.changeDuties.dealerIntro')}
      yes={t('memberList.changeDuties.yes')}
      draft={`duties-${member.id}-draft`}
      form={form}
      taken={null}
      send={(act, { dealerDuty }) =>
        act('changeDuties', (requestId) => ({ requestId, membership: member.id, dealerDuty }))
      }
      onDone={() => showToast({ text: t('memberList.changeDuties.done', { person }) })}
      onClose={onClose}
    >
      <RadioField
        form={form}
        name="dealerDuty"
        label={t('memberList.dealerDuty')}
        options={DEALER_DUTIES.map((duty) => ({
          value: duty,
          label: t(`memberList.dealerDuties.${duty}`),
        }))}
        stacked
      />
    </FormDialog>
  );
}

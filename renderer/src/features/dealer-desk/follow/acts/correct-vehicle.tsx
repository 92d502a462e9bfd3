import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CORRECTION_REASONS, type FollowedApplication } from '#contract/applications/delivery.ts';
import { canCorrectVehicle } from '#domain/lending/states/delivery-states.ts';
import {
  type TypedCorrection,
  correctionReasonIn,
  correctionRules,
} from '#renderer/features/dealer-desk/follow/acts/act-rules.ts';
import type { SeenDelivery } from '#renderer/features/dealer-desk/follow/acts/report-invoice.tsx';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

/** For managers, as long as nothing is paid: the chassis number was another one. */
export function CorrectVehicle({
  application: { number, delivery },
}: {
  readonly application: Pick<FollowedApplication, 'number' | 'delivery'>;
}) {
  const { t } = useTranslation();
  const { data } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const isManager = data?.member.duty === 'manager';
  if (!isManager || delivery === null || !canCorrectVehicle(delivery)) return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('following.correct.begin')}</Button>
      {isOpen && (
        <CorrectionDialog
          seen={{ number, version: delivery.version }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function CorrectionDialog({
  seen,
  onClose,
}: {
  readonly seen: SeenDelivery;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm<TypedCorrection>({
    resolver: correctionRules,
    defaultValues: { chassisNumber: '', reason: '' },
  });
  return (
    <FormDialog
      title={t('following.correct.begin')}
      intro={t('following.correct.intro')}
      yes={t('following.correct.save')}
      draft={`dealer-correction-${seen.number}-draft`}
      form={form}
      taken={{
        name: 'chassisNumber',
        codes: ['vehicle-delivered'],
        message: 'following.correct.taken',
      }}
      send={async (act, { chassisNumber, reason: typed }) => {
        const reason = correctionReasonIn(typed);
        if (reason === null) return null;
        return act(
          'correctVehicle',
          (requestId) => ({ requestId, ...seen, chassisNumber, reason }),
          t('following.correct.done'),
        );
      }}
      onDone={() => {}}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="chassisNumber"
        label={t('following.correct.chassis')}
        hint={t('following.act.chassisHint')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <SelectField
        form={form}
        name="reason"
        label={t('following.correct.reason')}
        placeholder={t('following.correct.choose')}
        options={CORRECTION_REASONS.map((value) => ({
          value,
          label: t(`following.correct.reasons.${value}`),
        }))}
      />
    </FormDialog>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DealerBranch } from '#contract/dealers/branches.ts';
import { MAX_BRANCH_NAME } from '#domain/lending/dealer-branches.ts';
import { MAX_ADDRESS } from '#domain/lending/dealer-details.ts';
import {
  branchIn,
  branchRules,
  NEW_BRANCH,
  type TypedBranch,
  typedBranchOf,
} from '#renderer/features/dealer-desk/branches/typed-branch.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

/** Adds a branch, or changes what is said of one. */
export function BranchDialog({
  opened,
  onClose,
}: {
  /** null for a new one. */
  readonly opened: DealerBranch | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  // A request without an answer is sent again with the same ID, so that there are not two.
  const [branch] = useState(() => opened?.branch ?? crypto.randomUUID());
  const form = useForm<TypedBranch>({
    resolver: branchRules,
    defaultValues: opened === null ? NEW_BRANCH : typedBranchOf(opened.details),
  });
  return (
    <FormDialog
      title={t(opened === null ? 'dealerBranches.dialog.add' : 'dealerBranches.dialog.edit')}
      intro={t('dealerBranches.dialog.intro')}
      yes={t('dealerBranches.dialog.save')}
      draft={`branch-${opened?.branch ?? 'new'}-draft`}
      form={form}
      taken={{ name: 'name', codes: ['branch-exists'], message: 'dealerBranches.error.taken' }}
      send={(act, typed) =>
        act('saveBranch', (requestId) => ({
          requestId,
          branch,
          version: opened?.version ?? null,
          details: branchIn(typed),
        }))
      }
      onDone={({ name }) => showToast({ text: t('dealerBranches.dialog.saved', { name }) })}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('dealerBranches.field.name')}
        maxLength={MAX_BRANCH_NAME}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="address"
        label={t('dealerBranches.field.address')}
        rows={3}
        maxLength={MAX_ADDRESS}
        autoComplete="off"
        optional
      />
      <TextField
        form={form}
        name="district"
        label={t('dealerBranches.field.district')}
        hint={t('dealerBranches.field.districtHint')}
        maxLength={MAX_BRANCH_NAME}
        autoComplete="off"
        optional
      />
      <TextField
        form={form}
        name="phone"
        label={t('dealerBranches.field.phone')}
        hint={t('ourDetails.phoneHint')}
        type="tel"
        autoComplete="off"
        optional
      />
    </FormDialog>
  );
}

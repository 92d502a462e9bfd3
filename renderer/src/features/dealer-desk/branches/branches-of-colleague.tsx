import { useForm } from 'react-hook-form';
import type { MembershipId } from '#domain/ids.ts';
import { useBranchesInWords } from '#renderer/features/dealer-desk/branches/branches-in-words.ts';
import { openBranches, useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { ManyField } from '#renderer/ui/form/fields/many-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

export type Colleague = {
  readonly membership: MembershipId;
  readonly name: string;
  readonly branches: readonly string[];
};

/** Asks in which branches a colleague works. */
export function BranchesOfColleague({
  colleague: { membership, name, branches },
  onClose,
}: {
  readonly colleague: Colleague;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const inWords = useBranchesInWords();
  const open = openBranches(useBranches());
  const form = useForm({ defaultValues: { branches: [...branches] } });
  return (
    <FormDialog
      title={t('dealerBranches.people.title', { name })}
      intro={t('dealerBranches.people.intro')}
      yes={t('dealerBranches.people.save')}
      draft={`branches-${membership}-draft`}
      form={form}
      taken={null}
      send={(act, typed) =>
        act('chooseBranches', (requestId) => ({
          requestId,
          membership,
          branches: typed.branches,
        }))
      }
      onDone={(typed) =>
        showToast({
          text: t('dealerBranches.people.done', { name, branches: inWords(typed.branches) }),
        })
      }
      onClose={onClose}
    >
      <ManyField
        form={form}
        name="branches"
        label={t('dealerBranches.people.field')}
        options={open.map(({ branch, details }) => ({ value: branch, label: details.name }))}
        required={false}
      />
    </FormDialog>
  );
}

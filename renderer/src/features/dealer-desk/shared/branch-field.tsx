import {
  ALL_BRANCHES,
  type BranchFilter,
  branchInWords,
  isSeveral,
  NO_BRANCH,
  useBranches,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';

/** Of which branch a list is. Nothing where the dealer has no two. */
export function BranchField({
  value,
  onChange,
}: {
  readonly value: BranchFilter;
  readonly onChange: (branch: BranchFilter) => void;
}) {
  const { t } = useTranslation();
  const branches = useBranches();
  if (!isSeveral(branches)) return null;
  return (
    <ChoiceField<string>
      label={t('dealerBranches.branch')}
      value={value}
      options={[
        { value: ALL_BRANCHES, label: t('dealerBranches.all') },
        ...branches.all.map(({ branch }) => ({
          value: branch,
          label: branchInWords({ t }, branches, branch),
        })),
        { value: NO_BRANCH, label: t('dealerBranches.none') },
      ]}
      onChange={onChange}
    />
  );
}

import { openBranches, useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** In which branches a colleague works, in words: all of them where nothing is chosen. */
export function useBranchesInWords(): (branches: readonly string[]) => string {
  const { t } = useTranslation();
  const open = openBranches(useBranches());
  return (branches) =>
    open
      .filter(({ branch }) => branches.includes(branch))
      .map(({ details }) => details.name)
      .join(', ') || t('dealerBranches.all');
}

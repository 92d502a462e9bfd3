import { Select } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { branchInWords, useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.s}`,
    padding: `${space.xs} ${space.gutter}`,
    backgroundColor: token.colorNeutralBackground1,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    [onPaper]: { display: 'none' },
  },
  choice: { flex: '0 1 20rem', minWidth: 0 },
});

/** The branch that somebody works at now, where they work in several. */
export function BranchChoice() {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const id = useId();
  const branches = useBranches();
  const { own, here, choose } = branches;
  if (own.length < 2) return null;
  return (
    <section aria-label={t('dealerBranches.branch')} className={styles.bar}>
      <label htmlFor={id}>{t('dealerBranches.at')}</label>
      <Select
        id={id}
        className={styles.choice}
        value={here ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        select={{ className: controls.select }}
      >
        {here === null && <option value="">{t('dealerBranches.choose')}</option>}
        {own.map((branch) => (
          <option key={branch} value={branch}>
            {branchInWords({ t }, branches, branch)}
          </option>
        ))}
      </Select>
    </section>
  );
}

/** Asks for it, before something is written that would belong to none. */
export function BranchMissing() {
  const { t } = useTranslation();
  const { own, here } = useBranches();
  return own.length > 1 && here === null ? (
    <Remark>{t('dealerBranches.chooseFirst')}</Remark>
  ) : null;
}

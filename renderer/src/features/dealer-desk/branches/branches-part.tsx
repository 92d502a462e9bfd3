import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { DealerBranch } from '#contract/dealers/branches.ts';
import { CloseBranch } from '#renderer/features/dealer-desk/branches/close-branch.tsx';
import { branchInWords, useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

const loadDialog = async () =>
  (await import('#renderer/features/dealer-desk/branches/branch-dialog.tsx')).BranchDialog;

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.m,
    minWidth: 0,
  },
  title: { fontSize: token.fontSizeBase500 },
  text: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
  table: { alignSelf: 'stretch', minWidth: 0 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
});

type Asked =
  | { readonly kind: 'edit'; readonly branch: DealerBranch | null }
  | { readonly kind: 'close'; readonly branch: DealerBranch };

/** The dealer's branches, which its managers add, rename and close. */
export function BranchesPart() {
  const styles = useStyles();
  const { t } = useTranslation();
  const branches = useBranches();
  const [asked, setAsked] = useState<Asked | null>(null);
  const leave = () => setAsked(null);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('dealerBranches.title')}</h2>
      <p className={styles.text}>{t('dealerBranches.intro')}</p>
      {branches.all.length > 0 && (
        <div className={styles.table}>
          <DataTable
            caption={t('dealerBranches.title')}
            columns={[
              t('dealerBranches.field.name'),
              t('dealerBranches.field.district'),
              t('dealerBranches.field.address'),
              t('dealerBranches.field.phone'),
              t('showroom.team.change'),
            ]}
            rows={branches.all.map((each) => ({
              id: each.branch,
              cells: [
                branchInWords({ t }, branches, each.branch),
                each.details.district,
                each.details.address,
                each.details.phone,
                each.isOpen && (
                  <span key="acts" className={styles.acts}>
                    <Button
                      aria-label={t('dealerBranches.editOf', { name: each.details.name })}
                      onClick={() => setAsked({ kind: 'edit', branch: each })}
                    >
                      {t('dealerBranches.edit')}
                    </Button>
                    <Button
                      aria-label={t('dealerBranches.closeOf', { name: each.details.name })}
                      onClick={() => setAsked({ kind: 'close', branch: each })}
                    >
                      {t('dealerBranches.close')}
                    </Button>
                  </span>
                ),
              ],
            }))}
          />
        </div>
      )}
      <Button onClick={() => setAsked({ kind: 'edit', branch: null })}>
        {t('dealerBranches.add')}
      </Button>
      {asked?.kind === 'edit' && (
        <OpenedPart load={loadDialog} props={{ opened: asked.branch, onClose: leave }} />
      )}
      {asked?.kind === 'close' && <CloseBranch branch={asked.branch} onClose={leave} />}
    </section>
  );
}

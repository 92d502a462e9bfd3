import { makeStyles } from '@griffel/react';
import { CaseDocuments } from '#renderer/features/lender/case/case-documents.tsx';
import { ConsentedPackage } from '#renderer/features/lender/case/consented-package.tsx';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'start',
    [from.xl]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
  documents: {
    minWidth: 0,
    // Stays next to the answers while they are scrolled.
    [from.xl]: {
      position: 'sticky',
      top: 0,
      maxHeight: '100vh',
      overflowY: 'auto',
      padding: '4px',
    },
  },
});

/** What the borrower says, and next to it what the documents say. */
export function CaseApplication({ opened }: { readonly opened: OpenedCase }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { content, product, state } = opened;
  if (content === null) {
    return <p>{t(state === 'CREATED' ? 'lenderCase.noContentYet' : 'lenderCase.noContent')}</p>;
  }
  return (
    <div className={styles.sides}>
      <ConsentedPackage opened={{ content, product }} />
      <div className={styles.documents}>
        <CaseDocuments opened={opened} />
      </div>
    </div>
  );
}

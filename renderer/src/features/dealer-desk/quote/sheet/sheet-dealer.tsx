import { makeStyles } from '@griffel/react';
import type { Dealer } from '#contract/applications/delivery.ts';
import { nameIn } from '#domain/languages.ts';
import type { BranchDetails } from '#domain/lending/dealer-branches.ts';
import type { DealerDetails } from '#domain/lending/dealer-details.ts';
import { DealerLogo } from '#renderer/features/dealer-desk/details/dealer-logo.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  dealer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: space.m,
    [onPaper]: { fontSize: '9pt', lineHeight: '1.35' },
  },
  words: { flex: '1 1 12rem', minWidth: 0 },
  name: { fontSize: token.fontSizeBase500, fontWeight: token.fontWeightSemibold },
  branch: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
  address: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** Who quotes: name, address, telephone number and GSTIN. */
export function SheetDealer({
  dealer,
  details: { gstin, logo, ...details },
  branch,
}: {
  readonly dealer: Dealer;
  readonly details: DealerDetails;
  /** In which it was made; what it says of itself goes before what the dealer does. */
  readonly branch: BranchDetails | null;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const name = nameIn(dealer.names, language);
  const address = branch?.address ?? details.address;
  const phone = branch?.phone ?? details.phone;
  return (
    <div className={styles.dealer}>
      {logo !== null && <DealerLogo logo={logo} name={name} />}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {branch !== null && <p className={styles.branch}>{branch.name}</p>}
        {address !== null && <p className={styles.address}>{address}</p>}
        {phone !== null && <p>{t('quoteSheet.phone', { phone })}</p>}
        {gstin !== null && <p>{t('quoteSheet.gstin', { gstin })}</p>}
      </div>
    </div>
  );
}

import { makeStyles } from '@griffel/react';
import type { QuoteFigures, QuoteTerms } from '#domain/lending/quote.ts';
import { publicPageOf } from '#renderer/features/dealer-desk/quote/public-page.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { QrCode } from '#renderer/ui/pictures/qr-code.tsx';

const useStyles = makeStyles({
  code: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xs,
    width: '12rem',
    maxWidth: '100%',
    textAlign: 'center',
    fontSize: token.fontSizeBase300,
    '& svg': { width: '10rem' },
    [onPaper]: { width: '40mm', fontSize: '8.5pt', '& svg': { width: '34mm' } },
  },
});

/** A code for the customer's own phone: this quote, the invitation, or else the same figures on the public site. */
export function SheetCode({
  terms,
  figures,
  link,
  invitation,
}: {
  readonly terms: QuoteTerms;
  readonly figures: QuoteFigures;
  /** To this very quote. */
  readonly link: string | null;
  readonly invitation: string | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { webOrigin } = usePlatform();
  const page = webOrigin === null ? null : publicPageOf(webOrigin, terms, figures);
  const address = link ?? invitation ?? page;
  if (address === null) return null;
  const kind = kindOf();
  return (
    <div className={styles.code}>
      <QrCode text={address} label={t(`quoteSheet.${kind}Alt`)} />
      <p>{t(`quoteSheet.${kind}`)}</p>
    </div>
  );

  function kindOf() {
    if (link !== null) return 'qrQuote';
    return invitation === null ? 'qrPage' : 'qrInvite';
  }
}

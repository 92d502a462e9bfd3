import { Input } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { QrCodeRegular } from '@fluentui/react-icons/svg/qr-code';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { brand } from '#renderer/content/brand/facts.ts';
import { type Quote, quoteToQuery } from '#renderer/features/calculator/quote/quote-address.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const useStyles = makeStyles({
  share: { display: 'flex', flexDirection: 'column', gap: space.s },
  title: { fontSize: token.fontSizeBase500 },
  intro: { color: token.colorNeutralForeground2 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s },
  link: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.25rem',
    flex: '1 1 16rem',
    minWidth: 0,
  },
});

const loadQrCode = async () => (await import('#renderer/ui/pictures/qr-code.tsx')).QrCode;

const neverChanges = () => () => undefined;

/** The quote as a link to copy, or as a QR code to take from a showroom on one's own phone. */
export function ShareQuote({ quote }: { readonly quote: Quote }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { webOrigin, host } = usePlatform();
  // The page was prerendered with the brand's address.
  const origin = useSyncExternalStore(
    neverChanges,
    () => webOrigin ?? (host === null ? brand.origin : null),
    () => brand.origin,
  );
  const title = useId();
  return (
    <section className={styles.share} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('share.title')}
      </h2>
      {origin === null ? (
        <p className={styles.intro}>{t('elsewhere.noLink')}</p>
      ) : (
        <QuoteLink quote={quote} origin={origin} />
      )}
    </section>
  );
}

function QuoteLink({ quote, origin }: { readonly quote: Quote; readonly origin: string }) {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t, language } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null);
  const [asCode, setAsCode] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const query = quoteToQuery(quote);
  // On the desktop too, whose own addresses have no language: the link opens on the web.
  const page = addressOf('/emi-calculator', baseOf(language));
  const link = `${origin}${page}${query === '' ? '' : '?'}${query}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      field.current?.select();
      setOutcome('not-copied');
    }
  }

  return (
    <>
      <p className={styles.intro}>{t('share.intro')}</p>
      <div className={styles.row}>
        <span className={styles.link}>
          <label htmlFor={id}>{t('share.link')}</label>
          <Input
            id={id}
            readOnly
            value={link}
            className={mergeClasses(controls.control, controls.readOnly)}
            input={{ ref: field, onFocus: ({ currentTarget }) => currentTarget.select() }}
          />
        </span>
        <Button icon={<CopyRegular />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        <Button icon={<QrCodeRegular />} aria-expanded={asCode} onClick={() => setAsCode(!asCode)}>
          {t(asCode ? 'share.qrHide' : 'share.qr')}
        </Button>
      </div>
      <p role="status">
        {outcome !== null && t(outcome === 'copied' ? 'share.copied' : 'share.notCopied')}
      </p>
      {asCode && (
        <>
          <LazyPart load={loadQrCode} props={{ text: link, label: t('share.qrAlt') }} />
          <p className={styles.intro}>{t('share.qrHint')}</p>
        </>
      )}
    </>
  );
}

import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { addressOf } from '#contract/addresses.ts';
import { useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space } from '#renderer/theme/token.ts';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s },
  link: { overflowWrap: 'anywhere', userSelect: 'all' },
});

/** The guarantor's link, to share by any app on the phone. It is a secret: shown here, and stored nowhere. */
export function GuarantorLink({ token, name }: { readonly token: string; readonly name: string }) {
  const styles = useStyles();
  const id = useId();
  const { t } = useTranslation();
  const { base } = useEdition();
  const { webOrigin, host } = usePlatform();
  const button = useButtonClass('secondary');
  const [isCopied, setCopied] = useState(false);
  if (webOrigin === null) return <p>{t('apply.guarantor.noWeb')}</p>;
  const url = `${webOrigin}${addressOf('/guarantor', base)}#${token}`;
  const message = encodeURIComponent(`${t('apply.guarantor.shareText')} ${url}`);
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={styles.part}>
      <p id={id}>{t('apply.guarantor.linkText', { name })}</p>
      <output aria-label={t('apply.guarantor.link')} className={styles.link}>
        {url}
      </output>
      <FormActions>
        {canShare && (
          <Button
            kind="primary"
            onClick={() => {
              // Closing the share sheet rejects; there is nothing to say then.
              navigator.share({ text: t('apply.guarantor.shareText'), url }).catch(() => undefined);
            }}
          >
            {t('apply.guarantor.share')}
          </Button>
        )}
        {/* The borrower's own phone or computer; a showroom's or a branch's is not. */}
        {host === null && (
          <>
            <a className={button} href={`sms:?body=${message}`}>
              {t('apply.guarantor.sms')}
            </a>
            <a
              className={button}
              href={`https://wa.me/?text=${message}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              WhatsApp
            </a>
          </>
        )}
        <Button
          onClick={() => {
            navigator.clipboard.writeText(url).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {t('apply.guarantor.copy')}
        </Button>
      </FormActions>
      <p role="status">{isCopied ? t('apply.guarantor.copied') : null}</p>
    </div>
  );
}

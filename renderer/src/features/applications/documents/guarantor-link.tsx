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

/** There is no clipboard at an address without https. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The guarantor's link, to share by any app on the phone. It is a secret: shown here, and stored nowhere. */
export function GuarantorLink({ token, name }: { readonly token: string; readonly name: string }) {
  const styles = useStyles();
  const id = useId();
  const { t } = useTranslation();
  const { base } = useEdition();
  const { webOrigin, host } = usePlatform();
  const button = useButtonClass('secondary');
  const [copying, setCopying] = useState<'copied' | 'notCopied' | null>(null);
  if (webOrigin === null) return <p>{t('documents.guarantorLink.noWeb')}</p>;
  const url = `${webOrigin}${addressOf('/guarantor', base)}#${token}`;
  const message = encodeURIComponent(`${t('documents.guarantorLink.shareText')} ${url}`);
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={styles.part}>
      <p id={id}>{t('documents.guarantorLink.linkText', { name })}</p>
      <output aria-label={t('documents.guarantorLink.link')} className={styles.link}>
        {url}
      </output>
      <FormActions>
        {canShare && (
          <Button
            kind="primary"
            onClick={() => {
              // Closing the share sheet rejects; there is nothing to say then.
              navigator
                .share({ text: t('documents.guarantorLink.shareText'), url })
                .catch(() => undefined);
            }}
          >
            {t('documents.guarantorLink.share')}
          </Button>
        )}
        {/* The borrower's own phone or computer; a showroom's or a branch's is not. */}
        {host === null && (
          <>
            <a className={button} href={`sms:?body=${message}`}>
              {t('documents.guarantorLink.sms')}
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
            copy(url).then(
              () => setCopying('copied'),
              () => setCopying('notCopied'),
            );
          }}
        >
          {t('documents.guarantorLink.copy')}
        </Button>
      </FormActions>
      <p role="status">{copying === null ? null : t(`documents.guarantorLink.${copying}`)}</p>
    </div>
  );
}

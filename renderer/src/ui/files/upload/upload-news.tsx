import { makeStyles } from '@griffel/react';
import type { Settled, Upload } from '#renderer/ui/files/upload/upload-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

const useStyles = makeStyles({ news: visuallyHidden });

const SAID = {
  waiting: null,
  sending: 'sending',
  paused: 'paused',
  offline: 'offline',
  checking: 'checking',
  failed: 'failed',
} as const;

/** Tells screen readers the progress of a document: not every percent, which would drown out everything else. */
export function UploadNews({
  uploads,
  settled,
}: {
  readonly uploads: readonly Upload[];
  readonly settled: Settled | null;
}) {
  const { t } = useTranslation();
  const styles = useStyles();
  const upload = uploads.find(({ stage }) => stage.at !== 'waiting');
  const text = upload === undefined ? settledText() : uploadText(upload);

  function settledText(): string {
    if (settled === null) return '';
    const kind = t(`applications.document.${settled.kind}`);
    return t(`documents.said.${settled.state === 'REFUSED' ? 'refused' : 'settled'}`, { kind });
  }
  function uploadText({ kind, stage }: Upload): string {
    const said = stage.at === 'sending' && stage.share >= 0.5 ? 'half' : SAID[stage.at];
    return said === null
      ? ''
      : t(`documents.said.${said}`, { kind: t(`applications.document.${kind}`) });
  }
  return (
    <p role="status" className={styles.news}>
      {text}
    </p>
  );
}

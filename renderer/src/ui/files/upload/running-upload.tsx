import { makeStyles } from '@griffel/react';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Upload, UploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ProgressLine } from '#renderer/ui/feedback/progress-line.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  upload: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minWidth: 0,
    padding: space.s,
    borderRadius: token.borderRadiusLarge,
    backgroundColor: token.portalBandBackground,
  },
  name: { fontWeight: token.fontWeightSemibold, overflowWrap: 'anywhere' },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** A document on its way: its progress, and buttons to pause, resume or cancel it. */
export function RunningUpload({
  upload: { id, kind, fileName, stage, isKept },
  desk,
  failureText,
  onDiscard,
}: {
  readonly upload: Upload;
  readonly desk: UploadDesk;
  readonly failureText: (failure: GatewayFailure) => string;
  /** Removes what the gateway has of it, if possible. */
  readonly onDiscard?: () => Promise<void>;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const about = (what: string) => t('documents.sent.about', { what, name: fileName });
  const percent = stage.at === 'sending' ? Math.round(stage.share * 100) : null;

  const stageText =
    stage.at === 'failed' ? failureText(stage.failure) : t(`documents.upload.${stage.at}`);
  return (
    <div className={styles.upload}>
      <p className={styles.name}>{fileName}</p>
      <p>{stageText}</p>
      {percent !== null && (
        <ProgressLine
          done={percent}
          steps={100}
          label={t('documents.upload.progress', { kind: t(`applications.document.${kind}`) })}
          text={t('documents.upload.percent', { percent })}
        />
      )}
      {stage.at !== 'checking' && (
        <p className={styles.note}>{t(`documents.upload.${isKept ? 'kept' : 'notKept'}`)}</p>
      )}
      <FormActions>
        {(stage.at === 'sending' || stage.at === 'waiting') && (
          <Button aria-label={about(t('documents.upload.pause'))} onClick={() => desk.pause(id)}>
            {t('documents.upload.pause')}
          </Button>
        )}
        {stage.at === 'paused' && (
          <Button aria-label={about(t('documents.upload.resume'))} onClick={() => desk.resume(id)}>
            {t('documents.upload.resume')}
          </Button>
        )}
        {(stage.at === 'offline' || stage.at === 'failed') && (
          <Button aria-label={about(t('documents.upload.retry'))} onClick={() => desk.resume(id)}>
            {t('documents.upload.retry')}
          </Button>
        )}
        {stage.at !== 'checking' && (
          <Button
            kind="subtle"
            aria-label={about(t('documents.upload.discard'))}
            onClick={() => {
              desk.discard(id);
              void onDiscard?.();
            }}
          >
            {t('documents.upload.discard')}
          </Button>
        )}
      </FormActions>
    </div>
  );
}

import { CameraRegular } from '@fluentui/react-icons/svg/camera';
import { DocumentArrowUpRegular } from '@fluentui/react-icons/svg/document-arrow-up';
import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { type DocumentKind, mustBePicture } from '#domain/lending/documents.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PICTURES, acceptedFiles, hasTouch } from '#renderer/ui/files/accepted-files.ts';
import { FileButton } from '#renderer/ui/files/file-button.tsx';

const useStyles = makeStyles({
  choice: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  label: { flexBasis: '100%', fontWeight: token.fontWeightSemibold },
});

/** Buttons that open the camera and the device's files. */
export function FileChoice({
  kind,
  label,
  isLooking,
  takesFocus,
  onFile,
}: {
  readonly kind: DocumentKind;
  /** What the file is for, if it is not the first. */
  readonly label: 'another' | 'replace' | null;
  readonly isLooking: boolean;
  /** Whether it is shown in place of what had the focus. */
  readonly takesFocus: boolean;
  readonly onFile: (file: File) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [showsCamera] = useState(hasTouch);
  const about = (what: string) =>
    t('documents.choose.about', { what, kind: t(`applications.document.${kind}`) });
  const isPicture = mustBePicture(kind);
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) choice.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <div ref={choice} className={styles.choice}>
      {label !== null && <span className={styles.label}>{t(`documents.choose.${label}`)}</span>}
      {showsCamera && (
        <FileButton
          kind={label === null ? 'primary' : 'secondary'}
          icon={<CameraRegular />}
          aria-label={about(t('documents.choose.camera'))}
          accept={PICTURES}
          capture={isPicture ? 'user' : 'environment'}
          onFile={onFile}
        >
          {t('documents.choose.camera')}
        </FileButton>
      )}
      <FileButton
        kind={label === null && !showsCamera ? 'primary' : 'secondary'}
        icon={<DocumentArrowUpRegular />}
        aria-label={about(t('documents.choose.file'))}
        accept={acceptedFiles(isPicture)}
        onFile={onFile}
      >
        {t('documents.choose.file')}
      </FileButton>
      <span role="status">{isLooking && t('documents.choose.looking')}</span>
    </div>
  );
}

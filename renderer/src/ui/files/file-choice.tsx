import { CameraRegular } from '@fluentui/react-icons/svg/camera';
import { DocumentArrowUpRegular } from '@fluentui/react-icons/svg/document-arrow-up';
import { makeStyles } from '@griffel/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { type DocumentKind, mustBePicture } from '#domain/lending/documents.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  choice: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  label: { flexBasis: '100%', fontWeight: token.fontWeightSemibold },
});

const PICTURES = 'image/jpeg,image/png,image/webp';
const PDF = 'application/pdf';

/** Whether the device has a touch screen, and so most likely a camera that a page can open. */
const hasTouch = () => window.matchMedia('(any-pointer: coarse)').matches;

/** Buttons that open the camera and the device's files. */
export function FileChoice({
  kind,
  label,
  isLooking,
  onFile,
}: {
  readonly kind: DocumentKind;
  /** What the file is for, if it is not the first. */
  readonly label: 'another' | 'replace' | null;
  readonly isLooking: boolean;
  readonly onFile: (file: File) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [showsCamera] = useState(hasTouch);
  const about = (what: string) =>
    t('documents.choose.about', { what, kind: t(`applications.document.${kind}`) });

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file !== undefined) onFile(file);
  }
  const isPicture = mustBePicture(kind);
  return (
    <div className={styles.choice}>
      {label !== null && <span className={styles.label}>{t(`documents.choose.${label}`)}</span>}
      {showsCamera && (
        <>
          <Button
            kind={label === null ? 'primary' : 'secondary'}
            icon={<CameraRegular />}
            aria-label={about(t('documents.choose.camera'))}
            onClick={() => camera.current?.click()}
          >
            {t('documents.choose.camera')}
          </Button>
          <input
            ref={camera}
            type="file"
            hidden
            accept={PICTURES}
            capture={isPicture ? 'user' : 'environment'}
            onChange={take}
          />
        </>
      )}
      <Button
        kind={label === null && !showsCamera ? 'primary' : 'secondary'}
        icon={<DocumentArrowUpRegular />}
        aria-label={about(t('documents.choose.file'))}
        onClick={() => files.current?.click()}
      >
        {t('documents.choose.file')}
      </Button>
      <input
        ref={files}
        type="file"
        hidden
        accept={isPicture ? PICTURES : `${PICTURES},${PDF}`}
        onChange={take}
      />
      <span role="status">{isLooking && t('documents.choose.looking')}</span>
    </div>
  );
}

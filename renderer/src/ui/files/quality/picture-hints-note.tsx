import { CameraRegular } from '@fluentui/react-icons/svg/camera';
import { DocumentArrowUpRegular } from '@fluentui/react-icons/svg/document-arrow-up';
import { useState } from 'react';
import { type DocumentKind, mustBePicture } from '#domain/lending/documents.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { PICTURES, acceptedFiles, hasTouch } from '#renderer/ui/files/accepted-files.ts';
import { FileButton } from '#renderer/ui/files/file-button.tsx';
import type { PictureHint } from '#renderer/ui/files/quality/picture-hints.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** Says what may be wrong with a picture, and takes another. Read out when it appears. */
export function PictureHintsNote({
  kind,
  hints,
  onFile,
}: {
  readonly kind: DocumentKind;
  readonly hints: readonly PictureHint[];
  readonly onFile: (file: File) => void;
}) {
  const { t } = useTranslation();
  const [hasCamera] = useState(hasTouch);
  const isPicture = mustBePicture(kind);
  return (
    <>
      <div role="status">
        {hints.length > 0 && (
          <Remark tone="warning">
            {hints.map((hint) => t(`documents.hint.${hint}`)).join(' ')}
          </Remark>
        )}
      </div>
      {hints.length > 0 && (
        <FormActions>
          {hasCamera ? (
            <FileButton
              icon={<CameraRegular />}
              accept={PICTURES}
              capture={isPicture ? 'user' : 'environment'}
              onFile={onFile}
            >
              {t('documents.hint.again')}
            </FileButton>
          ) : (
            <FileButton
              icon={<DocumentArrowUpRegular />}
              accept={acceptedFiles(isPicture)}
              onFile={onFile}
            >
              {t('documents.hint.instead')}
            </FileButton>
          )}
        </FormActions>
      )}
    </>
  );
}

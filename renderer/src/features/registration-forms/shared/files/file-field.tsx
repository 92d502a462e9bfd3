import { makeStyles } from '@griffel/react';
import type { FieldError as Issue } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import {
  type FileChoice,
  type FileFormat,
  MAX_FILE_MEGABYTES,
} from '#renderer/features/registration-forms/shared/files/check-file.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { FilePreview } from '#renderer/features/registration-forms/shared/files/file-preview.tsx';
import {
  formatsInWords,
  shownName,
} from '#renderer/features/registration-forms/shared/files/file-words.ts';
import { useFileChoice } from '#renderer/features/registration-forms/shared/files/use-file-choice.ts';
import { useFileInWords } from '#renderer/features/registration-forms/shared/files/file-words.ts';
import { useMessage } from '#renderer/ui/form/use-message.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  control: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minHeight: '44px',
    padding: space.xs,
    border: `1px solid ${token.colorNeutralStrokeAccessible}`,
    borderRadius: token.borderRadiusMedium,
    backgroundColor: token.colorNeutralBackground1,
    '&:has([aria-invalid="true"])': { border: `2px solid ${token.colorPaletteRedBorder2}` },
    '&:has(:focus-visible)': { outline: `3px solid ${token.portalFocus}`, outlineOffset: '2px' },
  },
  browse: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: '36px',
    padding: `0 ${space.s}`,
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadiusMedium,
    backgroundColor: token.colorNeutralBackground3,
  },
  // Transparent, over our own label: the browser's would be in its own language, not in the page's.
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    '&::file-selector-button': { cursor: 'pointer' },
  },
  chosen: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    overflowWrap: 'anywhere',
    ':empty': { display: 'none' },
  },
  name: { flex: '1 1 8rem' },
});

const ACCEPT = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const;

/** A local file, checked by its content, previewed, and never sent. */
export function FileField({
  label,
  formats,
  choice,
  onChoose,
  error,
}: {
  readonly label: string;
  readonly formats: readonly FileFormat[];
  readonly choice: FileChoice;
  readonly onChoose: (choice: FileChoice) => void;
  readonly error: Issue | undefined;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const message = useMessage(error);
  const { control, checking, look, remove } = useFileChoice(formats, onChoose);
  const words = {
    formats: formatsInWords({ t, language }, formats),
    megabytes: MAX_FILE_MEGABYTES,
  };
  const refusal = choice?.kind === 'refused' ? refusalInWords(choice.why) : undefined;

  function refusalInWords(why: Extract<FileChoice, { kind: 'refused' }>['why']): string {
    return why === 'otherFormat' || why === 'tooLarge'
      ? t(`forms.files.${why}`, words)
      : t(`forms.files.${why}`);
  }

  return (
    <div className={styles.field}>
      <Field label={label} required hint={t('forms.files.kinds', words)} error={refusal ?? message}>
        {(wiring) => (
          <div className={styles.control}>
            <span aria-hidden className={styles.browse}>
              {t('forms.files.browse')}
            </span>
            <span aria-hidden>{choice?.kind !== 'accepted' && t('forms.files.noneYet')}</span>
            <input
              {...wiring}
              ref={control}
              type="file"
              accept={formats.map((format) => ACCEPT[format]).join(',')}
              onChange={() => void look()}
              className={styles.input}
            />
          </div>
        )}
      </Field>
      <div role="status" className={styles.chosen}>
        {checking ? t('forms.files.checking') : <Chosen choice={choice} onRemove={remove} />}
      </div>
    </div>
  );
}

function Chosen({
  choice,
  onRemove,
}: {
  readonly choice: FileChoice;
  readonly onRemove: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const fileInWords = useFileInWords();
  if (choice === null) return null;
  if (choice.kind === 'refused') {
    return <span>{t('forms.files.notTaken', { name: shownName(choice.name) })}</span>;
  }
  const name = shownName(choice.file.name);
  return (
    <>
      {choice.format !== 'pdf' && (
        <FilePreview picture={choice.file} label={t('forms.files.preview', { name })} />
      )}
      <span className={styles.name}>{t('forms.files.chosen', { name: fileInWords(choice) })}</span>
      <Button kind="subtle" onClick={onRemove} aria-label={t('forms.files.remove', { name })}>
        {t('forms.files.removeShort')}
      </Button>
    </>
  );
}

import { makeStyles } from '@griffel/react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { tableFileIn } from '#renderer/ui/files/table-file/read-table-file.ts';
import type { TableFile } from '#renderer/ui/files/table-file/table-file.ts';
import { space } from '#renderer/theme/token.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  input: { display: 'none' },
  hint: { maxWidth: '48rem', marginTop: space.s },
});

/** A file that was chosen, with what could be read of it. */
export type ChosenFile = { readonly name: string; readonly read: TableFile };

/** The buttons above an import, with the one that chooses a file. */
export function ChooseTableFile({
  hint,
  button: Choose,
  children,
  onChosen,
}: {
  readonly hint: string;
  /** The button that opens the choice. */
  readonly button: ComponentType<{ readonly onClick: () => void; readonly children: string }>;
  /** Other buttons, in front of it. */
  readonly children?: ReactNode;
  readonly onChosen: (file: ChosenFile) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  async function choose(file: File | undefined): Promise<void> {
    if (file !== undefined) onChosen({ name: file.name, read: await tableFileIn(file) });
  }
  return (
    <div>
      <FormActions>
        {children}
        <Choose onClick={() => input.current?.click()}>{t('tableFile.choose')}</Choose>
      </FormActions>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('tableFile.choose')}
        className={styles.input}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // The same file, corrected, can be chosen again.
          currentTarget.value = '';
        }}
      />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

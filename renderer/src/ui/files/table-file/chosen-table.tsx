import { type ReactNode, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { ChosenFile } from '#renderer/ui/files/table-file/choose-table-file.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** The file that was chosen: why it cannot be read, or what comes of its table. Of several sheets one is chosen. */
export function ChosenTable({
  file: { name, read },
  children,
}: {
  readonly file: ChosenFile;
  /** Of the text of the table as CSV. */
  readonly children: (text: string) => ReactNode;
}) {
  const { t } = useTranslation();
  const [at, setAt] = useState('0');
  if (!read.ok) {
    return (
      <>
        <p>{t('tableFile.chosen', { name })}</p>
        <OutcomeMessage
          outcome={{ kind: 'failure', text: t(`tableFile.problem.${read.problem}`) }}
        />
      </>
    );
  }
  const sheet = read.sheets[Number(at)] ?? read.sheets[0];
  return (
    <>
      <p>{t('tableFile.chosen', { name })}</p>
      {read.sheets.length > 1 && (
        <ChoiceField
          label={t('tableFile.sheet')}
          value={at}
          options={read.sheets.map((each, index) => ({ value: String(index), label: each.name }))}
          onChange={setAt}
        />
      )}
      {children(sheet.text)}
    </>
  );
}

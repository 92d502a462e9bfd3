import { makeStyles } from '@griffel/react';
import type { FileFault } from '#renderer/ui/files/table-file/read-table.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

/** More than anybody corrects before trying again. */
const MOST_SHOWN = 100;

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  title: { margin: 0, fontSize: token.fontSizeBase500 },
});

/** What keeps a file from being taken: each fault with its line and column. */
export function FaultTable({ faults }: { readonly faults: readonly FileFault[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const more = faults.length - MOST_SHOWN;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('tableFile.faults.title')}</h2>
      <p role="alert">{t('tableFile.faults.intro', { count: faults.length })}</p>
      <DataTable
        caption={t('tableFile.faults.caption')}
        columns={[
          t('tableFile.faults.line'),
          t('tableFile.faults.column'),
          t('tableFile.faults.why'),
        ]}
        rows={faults.slice(0, MOST_SHOWN).map(({ line, column, why }) => ({
          id: `${line} ${column ?? ''} ${why}`,
          cells: [line, column ?? t('tableFile.faults.whole'), why],
        }))}
      />
      {more > 0 && <p>{t('tableFile.faults.more', { count: more })}</p>}
    </section>
  );
}

import {
  DataGrid,
  DataGridBody,
  DataGridCell,
  DataGridHeader,
  DataGridHeaderCell,
  DataGridRow,
  type TableColumnDefinition,
  createTableColumn,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { type KeyboardEvent, useState } from 'react';
import type { Lead } from '#contract/applications/leads.ts';
import {
  ageInWords,
  nextInWords,
  numberInWords,
  stateInWords,
} from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { waitingLeads } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { today } from '#renderer/features/dealer-desk/shared/today.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { below } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  frame: { alignSelf: 'stretch', minWidth: 0 },
  row: { minHeight: '48px' },
  cell: {
    fontSize: token.fontSizeBase300,
    overflowWrap: 'anywhere',
    flexWrap: 'wrap',
    paddingTop: space.xs,
    paddingBottom: space.xs,
  },
  head: { fontWeight: token.fontWeightSemibold },
  // A phone shows whom to call, and what to do next.
  wide: { [below.md]: { display: 'none' } },
  broad: { [below.lg]: { display: 'none' } },
  name: { flexGrow: 1.5 },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginRight: space.s,
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
  },
  mark: { color: token.colorNeutralForeground2 },
  late: {
    paddingLeft: space.xs,
    borderLeft: `4px solid ${token.portalAccent}`,
    fontWeight: token.fontWeightSemibold,
  },
});

const COLUMNS = ['name', 'mobileNumber', 'vehicleKind', 'next', 'age', 'state'] as const;
type Column = (typeof COLUMNS)[number];

/** Leads, one per row. One of them is reached by Tab; arrow keys, Home and End move to the others. */
export function LeadGrid({
  label,
  leads,
}: {
  readonly label: string;
  readonly leads: readonly Lead[];
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const [reached, setReached] = useState(0);
  const classOf = (column: string | number) =>
    mergeClasses(
      styles.cell,
      column === 'name' && styles.name,
      column === 'mobileNumber' && styles.wide,
      (column === 'vehicleKind' || column === 'age' || column === 'state') && styles.broad,
    );
  const columns: TableColumnDefinition<Lead>[] = COLUMNS.map((column) =>
    createTableColumn<Lead>({
      columnId: column,
      renderHeaderCell: () => t(`leads.column.${column}`),
      renderCell: (lead) =>
        column === 'name' ? (
          <LeadLink
            lead={lead}
            isReached={leads.indexOf(lead) === Math.min(reached, leads.length - 1)}
            onReached={() => setReached(leads.indexOf(lead))}
          />
        ) : (
          <Content column={column} lead={lead} translator={translator} />
        ),
    }),
  );
  return (
    <div className={styles.frame}>
      <DataGrid
        items={[...leads]}
        columns={columns}
        getRowId={({ lead }: Lead) => lead}
        // Fluent's own ways of moving bring hidden elements that take the focus.
        focusMode="none"
        aria-label={label}
        onKeyDown={moveBetweenRows}
      >
        <DataGridHeader>
          <DataGridRow className={styles.row}>
            {({ renderHeaderCell, columnId }) => (
              <DataGridHeaderCell className={mergeClasses(classOf(columnId), styles.head)}>
                {renderHeaderCell()}
              </DataGridHeaderCell>
            )}
          </DataGridRow>
        </DataGridHeader>
        <DataGridBody<Lead>>
          {({ item, rowId }) => (
            <DataGridRow<Lead> key={rowId} className={styles.row}>
              {({ renderCell, columnId }) => (
                <DataGridCell className={classOf(columnId)}>{renderCell(item)}</DataGridCell>
              )}
            </DataGridRow>
          )}
        </DataGridBody>
      </DataGrid>
    </div>
  );
}

/** The next row's link for an arrow key, and the first or last one's. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === event.target);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const link = links[targets[event.key] ?? -1];
  if (at === -1 || link === undefined) return;
  event.preventDefault();
  link.focus();
}

function LeadLink({
  lead: { lead, name },
  isReached,
  onReached,
}: {
  readonly lead: Lead;
  readonly isReached: boolean;
  readonly onReached: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const isWaiting = waitingLeads(useKept()?.writes ?? []).has(lead);
  return (
    <>
      <a
        href={fragmentOf({ view: 'lead', lead })}
        tabIndex={isReached ? 0 : -1}
        className={styles.link}
        onFocus={onReached}
      >
        {name}
      </a>
      {isWaiting && <span className={styles.mark}>{t('kept.mark')}</span>}
    </>
  );
}

function Content({
  column,
  lead,
  translator,
}: {
  readonly column: Exclude<Column, 'name'>;
  readonly lead: Lead;
  readonly translator: Translator;
}) {
  const { t } = translator;
  switch (column) {
    case 'mobileNumber':
      return numberInWords(lead.mobileNumber);
    case 'vehicleKind':
      return t(lead.vehicleKind === null ? 'leads.notKnown' : `matching.kind.${lead.vehicleKind}`);
    case 'next':
      return <NextStepText lead={lead} translator={translator} />;
    case 'age':
      return ageInWords(translator, lead);
    case 'state':
      return stateInWords(translator, lead.status);
  }
}

function NextStepText({
  lead: { status },
  translator,
}: {
  readonly lead: Lead;
  readonly translator: Translator;
}) {
  const styles = useStyles();
  if (status.state !== 'OPEN') return stateInWords(translator, status);
  const words = nextInWords(translator, status.next);
  if (status.next === null || status.next.on >= today()) return words;
  return <span className={styles.late}>{translator.t('leads.late', { next: words })}</span>;
}

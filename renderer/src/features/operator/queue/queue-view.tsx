import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterPanel } from '#renderer/features/operator/queue/filters/filter-panel.tsx';
import { FilterSummary } from '#renderer/features/operator/queue/filters/filter-summary.tsx';
import { filtersInWords } from '#renderer/features/operator/queue/filters/filters-in-words.ts';
import {
  type QueueChoice,
  type QueueLook,
  choiceIn,
  fragmentOfQueue,
  lookIn,
} from '#renderer/features/operator/queue/queue-filter.ts';
import { AnswersLinks } from '#renderer/features/operator/queue/answers-links.tsx';
import { MentionsLink } from '#renderer/features/operator/queue/mentions-link.tsx';
import { QueueList } from '#renderer/features/operator/queue/queue-list.tsx';
import { QueueTools } from '#renderer/features/operator/queue/queue-tools.tsx';
import { useLenderNames } from '#renderer/features/operator/queue/use-lender-names.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { ColumnPanel } from '#renderer/features/operator/queue/views/column-panel.tsx';
import { QueueViews } from '#renderer/features/operator/queue/views/view-bar.tsx';
import { QUEUE_COLUMNS } from '#contract/operators/views.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const loadExport = async () =>
  (await import('#renderer/features/operator/queue/export/export-dialog.tsx')).ExportDialog;

/** A filter as an application's address says it, where it must say something. */
const fromOf = (filter: string): string => (filter === '' ? 'order=due' : filter);

/** The applications that were sent, to be found, claimed and opened. What is shown is in the address. */
export function QueueView({ filter }: { readonly filter: string }) {
  const translator = useTranslation();
  const navigate = useNavigate();
  const { names, lenderName } = useLenderNames();
  const choice = choiceIn(filter);
  const look = lookIn(filter);
  const columns = look.columns ?? QUEUE_COLUMNS;
  const filters = filtersInWords(translator, choice, lenderName);
  const [panel, setPanel] = useState<'filters' | 'columns' | null>(null);
  const toggle = (name: 'filters' | 'columns') => setPanel(panel === name ? null : name);
  /** Of what is exported, the numbers; all of the list where they are null. */
  const [exporting, setExporting] = useState<{ readonly numbers: readonly string[] | null } | null>(
    null,
  );
  // Immediately: what was ticked or chosen would otherwise be as before for a moment.
  const show = (shown: Partial<QueueChoice>, as: QueueLook = look) =>
    void navigate({ hash: fragmentOfQueue(shown, as) }, { flushSync: true });
  const change = (changed: Partial<QueueChoice>) => show({ ...choice, ...changed });
  return (
    <Stack gap="m">
      <MentionsLink />
      <AnswersLinks />
      <QueueViews choice={choice} look={look} onOpen={show} />
      <QueueTools
        choice={choice}
        countOfFilters={filters.length}
        open={panel}
        onChange={change}
        onPanel={toggle}
        onExport={() => setExporting({ numbers: null })}
      />
      {panel === 'filters' && <FilterPanel choice={choice} lenders={names} onChange={change} />}
      {panel === 'columns' && (
        <ColumnPanel
          columns={columns}
          onChange={(chosen) => show(choice, { ...look, columns: chosen })}
        />
      )}
      <FilterSummary
        filters={filters}
        onChange={change}
        onClear={() => show({ order: choice.order })}
      />
      <QueueList
        choice={choice}
        columns={columns}
        isFiltered={filters.length > 0}
        lenderName={lenderName}
        addressOf={(number) => fragmentOf({ view: 'application', number, from: fromOf(filter) })}
        onExport={(numbers) => setExporting({ numbers })}
      />
      {exporting !== null && (
        <OpenedPart
          load={loadExport}
          props={{ choice, filters, ...exporting, onClose: () => setExporting(null) }}
        />
      )}
    </Stack>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterPanel } from '#renderer/features/operator/queue/filters/filter-panel.tsx';
import { FilterSummary } from '#renderer/features/operator/queue/filters/filter-summary.tsx';
import { filtersInWords } from '#renderer/features/operator/queue/filters/filters-in-words.ts';
import {
  type QueueChoice,
  choiceIn,
  fragmentOfQueue,
} from '#renderer/features/operator/queue/queue-filter.ts';
import { QueueList } from '#renderer/features/operator/queue/queue-list.tsx';
import { QueueTools } from '#renderer/features/operator/queue/queue-tools.tsx';
import { useLenderNames } from '#renderer/features/operator/queue/use-lender-names.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const loadExport = async () =>
  (await import('#renderer/features/operator/queue/export/export-dialog.tsx')).ExportDialog;

/** The applications that were sent, to be found, claimed and opened. What is shown is in the address. */
export function QueueView({ filter }: { readonly filter: string }) {
  const translator = useTranslation();
  const navigate = useNavigate();
  const { names, lenderName } = useLenderNames();
  const choice = choiceIn(filter);
  const filters = filtersInWords(translator, choice, lenderName);
  const [panel, setPanel] = useState(false);
  const [isExporting, setExporting] = useState(false);
  // Immediately: what was ticked or chosen would otherwise be as before for a moment.
  const show = (shown: Partial<QueueChoice>) =>
    void navigate({ hash: fragmentOfQueue(shown) }, { flushSync: true });
  const change = (changed: Partial<QueueChoice>) => show({ ...choice, ...changed });
  return (
    <Stack gap="m">
      <QueueTools
        choice={choice}
        countOfFilters={filters.length}
        isOpen={panel}
        onChange={change}
        onPanel={() => setPanel(!panel)}
        onExport={() => setExporting(true)}
      />
      {panel && <FilterPanel choice={choice} lenders={names} onChange={change} />}
      <FilterSummary
        filters={filters}
        onChange={change}
        onClear={() => show({ order: choice.order })}
      />
      <QueueList choice={choice} isFiltered={filters.length > 0} lenderName={lenderName} />
      {isExporting && (
        <OpenedPart
          load={loadExport}
          props={{ choice, filters, onClose: () => setExporting(false) }}
        />
      )}
    </Stack>
  );
}

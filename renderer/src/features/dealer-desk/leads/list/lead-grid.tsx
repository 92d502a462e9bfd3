import { Checkbox } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { Lead } from '#contract/dealers/leads.ts';
import {
  ageInWords,
  ownerInWords,
  stateInWords,
} from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { NextStep, PhoneLink } from '#renderer/features/dealer-desk/leads/lead-marks.tsx';
import {
  branchInWords,
  isSeveral,
  useBranches,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { UNSENT, waitingLeads } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { type GridColumn, RowGrid } from '#renderer/ui/tables/row-grid.tsx';

const useStyles = makeStyles({
  mark: { color: token.colorNeutralForeground2 },
});

type Column = GridColumn<Lead>;
type Chosen = {
  readonly ids: ReadonlySet<string>;
  readonly onChosen: (lead: string, isChosen: boolean) => void;
};

/** Leads, one per row. A phone shows whom to call, and what to do next. */
export function LeadGrid({
  label,
  leads,
  chosen,
}: {
  readonly label: string;
  readonly leads: readonly Lead[];
  /** Which are chosen, where they can be. */
  readonly chosen?: Chosen;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const branches = useBranches();
  const waiting = waitingLeads(useKept()?.writes ?? []);
  const name: Column = { id: 'name', title: t('leads.column.name'), cell: (lead) => lead.name };
  const tick = ({ ids, onChosen }: Chosen): Column => ({
    id: 'chosen',
    title: t('leads.several.column'),
    width: 'box',
    cell: (lead) => (
      <Checkbox
        size="large"
        disabled={lead.version === UNSENT}
        checked={ids.has(lead.lead)}
        aria-label={t('leads.several.choose', { name: lead.name })}
        onChange={({ currentTarget }) => onChosen(lead.lead, currentTarget.checked)}
      />
    ),
  });
  const columns: readonly Column[] = [
    {
      id: 'mobileNumber',
      title: t('leads.column.mobileNumber'),
      cell: ({ mobileNumber }) => <PhoneLink number={mobileNumber} />,
      from: 'md',
    },
    {
      id: 'vehicleKind',
      title: t('leads.column.vehicleKind'),
      cell: ({ vehicleKind }) =>
        t(vehicleKind === null ? 'leads.notKnown' : `matching.kind.${vehicleKind}`),
      from: 'lg',
    },
    {
      id: 'next',
      title: t('leads.column.next'),
      cell: ({ status }) => <NextStep status={status} />,
    },
    {
      id: 'owner',
      title: t('leads.column.owner'),
      cell: (lead) => ownerInWords(translator, lead),
      from: 'md',
    },
    ...(isSeveral(branches)
      ? [
          {
            id: 'branch',
            title: t('dealerBranches.branch'),
            cell: (lead) => branchInWords(translator, branches, lead.branch),
            from: 'md',
          } satisfies Column,
        ]
      : []),
    {
      id: 'age',
      title: t('leads.column.age'),
      cell: (lead) => ageInWords(translator, lead),
      from: 'lg',
    },
    {
      id: 'state',
      title: t('leads.column.state'),
      cell: ({ status }) => stateInWords(translator, status),
      from: 'lg',
    },
  ];
  return (
    <RowGrid
      label={label}
      rows={leads}
      idOf={({ lead }) => lead}
      addressOf={({ lead }) => fragmentOf({ view: 'lead', lead })}
      markOf={({ lead }) =>
        waiting.has(lead) && <span className={styles.mark}>{t('kept.mark')}</span>
      }
      named={chosen === undefined ? 0 : 1}
      columns={chosen === undefined ? [name, ...columns] : [tick(chosen), name, ...columns]}
    />
  );
}

import { makeStyles } from '@griffel/react';
import type { Lead } from '#contract/dealers/leads.ts';
import { ageInWords, stateInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { NextStep, PhoneLink } from '#renderer/features/dealer-desk/leads/lead-marks.tsx';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { waitingLeads } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';

const useStyles = makeStyles({
  mark: { color: token.colorNeutralForeground2 },
});

/** Leads, one per row. A phone shows whom to call, and what to do next. */
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
  const waiting = waitingLeads(useKept()?.writes ?? []);
  return (
    <RowGrid
      label={label}
      rows={leads}
      idOf={({ lead }) => lead}
      addressOf={({ lead }) => fragmentOf({ view: 'lead', lead })}
      markOf={({ lead }) =>
        waiting.has(lead) && <span className={styles.mark}>{t('kept.mark')}</span>
      }
      columns={[
        { id: 'name', title: t('leads.column.name'), cell: ({ name }) => name },
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
      ]}
    />
  );
}

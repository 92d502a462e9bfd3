import { makeStyles } from '@griffel/react';
import { LeadBrowser } from '#renderer/features/dealer-desk/leads/list/lead-browser.tsx';
import {
  DUE,
  type LeadFilter,
  ORDERS,
  STATES,
  askedOf,
  ALL_OPEN,
} from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import { SearchField } from '#renderer/features/dealer-desk/shared/search-field.tsx';
import { useSettled } from '#renderer/features/dealer-desk/shared/use-settled.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    alignItems: 'end',
    gap: space.m,
    maxWidth: '70rem',
  },
  title: { fontSize: token.fontSizeBase500 },
});

/** The dealer's leads, to be searched and filtered. */
export function LeadsView({
  filter,
  onFilter,
}: {
  readonly filter: LeadFilter;
  readonly onFilter: (filter: LeadFilter) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const search = useSettled(filter.search);
  return (
    <>
      <search className={styles.filters}>
        <SearchField
          label={t('leads.search')}
          value={filter.search}
          onChange={(typed) => onFilter({ ...filter, search: typed })}
        />
        <ChoiceField
          label={t('leads.column.state')}
          value={filter.state}
          options={STATES.map((value) => ({ value, label: t(`leads.state.${value}`) }))}
          onChange={(state) => onFilter({ ...filter, state })}
        />
        <ChoiceField
          label={t('leads.column.next')}
          value={filter.due}
          options={DUE.map((value) => ({ value, label: t(`leads.due.${value}`) }))}
          onChange={(due) => onFilter({ ...filter, due })}
        />
        <ChoiceField
          label={t('leads.order')}
          value={filter.orderBy}
          options={ORDERS.map((value) => ({ value, label: t(`leads.orderBy.${value}`) }))}
          onChange={(orderBy) => onFilter({ ...filter, orderBy })}
        />
      </search>
      <LeadBrowser
        label={t('desk.titles.leads')}
        asked={askedOf({ ...filter, search }, indianToday())}
        none={t(search === '' && filter.due === 'any' ? 'leads.none' : 'leads.noneFound')}
      />
    </>
  );
}

/** What to do today, the longest overdue first; then what nobody has planned anything for. */
export function TodayView() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data } = useDesk();
  return (
    <>
      {data !== undefined && (
        <p>
          {t('leads.dueToday', { count: data.dueLeads })}{' '}
          {t('leads.openInAll', { count: data.openLeads })}
        </p>
      )}
      <LeadBrowser
        label={t('leads.dueList')}
        asked={askedOf({ ...ALL_OPEN, due: 'today', orderBy: 'due' }, indianToday())}
        none={t('leads.nothingDue')}
      />
      <h2 className={styles.title}>{t('leads.stepless')}</h2>
      <LeadBrowser
        label={t('leads.stepless')}
        asked={askedOf({ ...ALL_OPEN, due: 'none' }, indianToday())}
        none={t('leads.noneStepless')}
      />
    </>
  );
}

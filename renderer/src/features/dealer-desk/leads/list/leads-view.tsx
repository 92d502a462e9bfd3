import { makeStyles } from '@griffel/react';
import { LeadBrowser } from '#renderer/features/dealer-desk/leads/list/lead-browser.tsx';
import {
  DUE,
  type LeadFilter,
  ORDERS,
  STATES,
  askedOf,
} from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import { SearchField } from '#renderer/features/dealer-desk/shared/search-field.tsx';
import { useSettled } from '#renderer/features/dealer-desk/shared/use-settled.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { space } from '#renderer/theme/token.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    alignItems: 'end',
    gap: space.m,
    maxWidth: '70rem',
  },
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

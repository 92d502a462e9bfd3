import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { LEAD_SOURCES, LOST_REASONS } from '#domain/lending/leads.ts';
import { LeadBrowser } from '#renderer/features/dealer-desk/leads/list/lead-browser.tsx';
import {
  DUE,
  type LeadFilter,
  ORDERS,
  STATES,
  askedOf,
  isNarrowed,
} from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import { reasonInWords, sourceInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { BranchField } from '#renderer/features/dealer-desk/shared/branch-field.tsx';
import { SearchField } from '#renderer/features/dealer-desk/shared/search-field.tsx';
import { useSettled } from '#renderer/features/dealer-desk/shared/use-settled.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';

const loadImport = async () =>
  (await import('#renderer/features/dealer-desk/leads/import/import-leads.tsx')).ImportLeads;

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
    alignItems: 'end',
    gap: space.m,
  },
  written: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
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
  const [isImporting, setImporting] = useState(false);
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
        <BranchField value={filter.branch} onChange={(branch) => onFilter({ ...filter, branch })} />
        <OwnerChoice value={filter.owner} onChange={(owner) => onFilter({ ...filter, owner })} />
        <ChoiceField
          label={t('leads.field.source')}
          value={filter.source}
          options={[
            { value: 'all', label: t('leads.state.all') },
            ...LEAD_SOURCES.map((value) => ({ value, label: sourceInWords({ t }, value) })),
          ]}
          onChange={(source) => onFilter({ ...filter, source })}
        />
        {filter.state === 'LOST' && (
          <ChoiceField
            label={t('leads.lostWhy')}
            value={filter.reason}
            options={[
              { value: 'all', label: t('leads.state.all') },
              ...LOST_REASONS.map((value) => ({ value, label: reasonInWords({ t }, value) })),
            ]}
            onChange={(reason) => onFilter({ ...filter, reason })}
          />
        )}
        <ChoiceField
          label={t('leads.order')}
          value={filter.orderBy}
          options={ORDERS.map((value) => ({ value, label: t(`leads.orderBy.${value}`) }))}
          onChange={(orderBy) => onFilter({ ...filter, orderBy })}
        />
      </search>
      <div>
        {isImporting ? (
          <LazyPart load={loadImport} props={{ onDone: () => setImporting(false) }} />
        ) : (
          <Button onClick={() => setImporting(true)}>{t('leads.import.begin')}</Button>
        )}
      </div>
      {filter.written !== null && (
        <Written days={filter.written} onAny={() => onFilter({ ...filter, written: null })} />
      )}
      <LeadBrowser
        choosable
        label={t('desk.titles.leads')}
        asked={askedOf({ ...filter, search }, indianToday())}
        none={t(isNarrowed({ ...filter, search }) ? 'leads.noneFound' : 'leads.none')}
      />
    </>
  );
}

/** Whose leads are shown. */
function OwnerChoice({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (owner: string) => void;
}) {
  const { t } = useTranslation();
  const { data } = useCallQuery('team', {});
  const me = useDesk().data?.member.membership;
  const others = (data?.members ?? []).filter(({ membership }) => membership !== me);
  return (
    <ChoiceField<string>
      label={t('leads.column.owner')}
      value={value}
      options={[
        { value: 'all', label: t('leads.owner.all') },
        { value: 'me', label: t('leads.owner.me') },
        { value: 'nobody', label: t('leads.owner.nobody') },
        ...others.map(({ membership, name }) => ({ value: membership, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

/** The days that a figure is of, and the way back to all leads. */
function Written({
  days,
  onAny,
}: {
  readonly days: NonNullable<LeadFilter['written']>;
  readonly onAny: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <div className={styles.written}>
      <span>
        {t('leads.written', {
          from: dayInWords(days.from, language),
          to: dayInWords(days.to, language),
        })}
      </span>
      <Button kind="subtle" onClick={onAny}>
        {t('leads.writtenAny')}
      </Button>
    </div>
  );
}

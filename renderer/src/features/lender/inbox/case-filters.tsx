import { makeStyles } from '@griffel/react';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import {
  ALL_CASES,
  type CaseFilter,
  isNarrowed,
} from '#renderer/features/lender/inbox/case-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';

const useStyles = makeStyles({
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space.m,
    // As wide as each other, whatever they say.
    '& > :not(button)': { flex: '1 1 13rem', maxWidth: '20rem' },
  },
});

/** Narrows and orders the list; a choice takes effect immediately, from the first page on. */
export function CaseFilters({
  filter,
  onFilter,
}: {
  readonly filter: CaseFilter;
  readonly onFilter: (filter: CaseFilter) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const change = (changed: Partial<CaseFilter>) => onFilter({ ...filter, ...changed, pages: [] });
  return (
    <div className={styles.filters}>
      <ChoiceField
        label={t('lenderInbox.only')}
        value={filter.only}
        options={[
          { value: 'all', label: t('lenderInbox.onlyAll') },
          { value: 'waiting-for-lender', label: t('lenderInbox.onlyWaiting') },
          { value: 'unread', label: t('lenderInbox.onlyUnread') },
        ]}
        onChange={(only) => change({ only })}
      />
      <ChoiceField
        label={t('lenderInbox.state')}
        value={filter.state}
        options={[
          { value: 'all', label: t('lenderInbox.allStates') },
          ...LENDER_CASE_STATES.map((value) => ({
            value,
            label: t(`lenderInbox.states.${value}`),
          })),
        ]}
        onChange={(state) => change({ state })}
      />
      <ChoiceField
        label={t('lenderInbox.order')}
        value={filter.order}
        options={[
          { value: 'newest', label: t('lenderInbox.newest') },
          { value: 'waiting', label: t('lenderInbox.waiting') },
        ]}
        onChange={(order) => change({ order })}
      />
      {isNarrowed(filter) && (
        <Button kind="subtle" onClick={() => onFilter({ ...ALL_CASES, order: filter.order })}>
          {t('lenderInbox.clear')}
        </Button>
      )}
    </div>
  );
}

import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import {
  ALL_CASES,
  type CaseFilter,
  isNarrowed,
} from '#renderer/features/lender/inbox/case-filter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { ListFilters } from '#renderer/ui/staff/list-frame.tsx';

/** Narrows and orders the list; a choice takes effect immediately, from the first page on. */
export function CaseFilters({
  filter,
  onFilter,
}: {
  readonly filter: CaseFilter;
  readonly onFilter: (filter: CaseFilter) => void;
}) {
  const { t } = useTranslation();
  const change = (changed: Partial<CaseFilter>) => onFilter({ ...filter, ...changed });
  return (
    <ListFilters
      isNarrowed={isNarrowed(filter)}
      clear={t('lenderInbox.clear')}
      onClear={() => onFilter({ ...ALL_CASES, order: filter.order })}
    >
      <ChoiceField
        label={t('lenderInbox.only')}
        value={filter.only}
        options={[
          { value: 'all', label: t('lenderInbox.onlyAll') },
          { value: 'waiting-for-lender', label: t('lenderInbox.onlyWaiting') },
          { value: 'unread', label: t('lenderInbox.onlyUnread') },
          { value: 'late', label: t('lenderInbox.onlyLate') },
          { value: 'soon', label: t('lenderInbox.onlySoon') },
          { value: 'drafted', label: t('lenderInbox.onlyDrafted') },
          { value: 'mentioned', label: t('lenderInbox.onlyMentioned') },
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
    </ListFilters>
  );
}

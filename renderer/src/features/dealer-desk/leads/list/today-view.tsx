import { LeadBrowser } from '#renderer/features/dealer-desk/leads/list/lead-browser.tsx';
import { ALL_OPEN, askedOf } from '#renderer/features/dealer-desk/leads/list/lead-filter.ts';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';

/** What to do today, the longest overdue first. */
export function TodayView() {
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
    </>
  );
}

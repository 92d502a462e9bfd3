import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { Unanswered } from '#renderer/features/dealer-desk/shared/unanswered.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** What is to be done today. */
export function TodayView() {
  const { t } = useTranslation();
  const { data, error, refetch } = useDesk();
  if (data === undefined) {
    return error === null ? (
      <p role="status">{t('shell.working')}</p>
    ) : (
      <Unanswered failure={error.failure} onAgain={refetch} />
    );
  }
  return <p>{t('leads.dueToday', { count: data.dueLeads })}</p>;
}

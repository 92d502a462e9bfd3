import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** Who is at the desk, and how much there is to do today. */
export const useDesk = () => useCallQuery('desk', { today: indianToday() });

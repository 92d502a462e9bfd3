import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** Gives lenders' names by their IDs; the ID itself for one that publishes nothing, or while names are not there. */
export function useLenderNames(): (lenderId: string) => string {
  const { language } = useTranslation();
  const { data } = useCallQuery('listProducts', {});
  return (lenderId) => data?.lenders.find(({ id }) => id === lenderId)?.names[language] ?? lenderId;
}

import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';

/** Colleagues wait for an answer: less often than the queue is read. In milliseconds. */
const EVERY = 60_000;

/** Leads to the notes that mention whoever looks, while some are not read. */
export function MentionsLink() {
  const { t } = useTranslation();
  const { data } = useCallQuery('mentions', { after: null }, { refetchInterval: EVERY });
  const count = data?.unread ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink to={`/operator${fragmentOf({ view: 'mentions' })}`} kind="secondary">
        {t('queue.mentions', { count })}
      </ButtonLink>
    </p>
  );
}

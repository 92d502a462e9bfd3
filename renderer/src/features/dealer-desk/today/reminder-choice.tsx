import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

/** Whether this computer reminds the person. In a browser there is no such choice. */
export function ReminderChoice() {
  const { t } = useTranslation();
  const desk = usePlatform().host?.desk ?? null;
  const { userId } = useSession();
  const queries = useQueryClient();
  const queryKey = [userId, 'reminds'];
  const { data } = useQuery({
    queryKey,
    enabled: desk !== null,
    queryFn: () => desk?.reminds() ?? null,
  });
  if (desk === null || data === null || data === undefined) return null;
  return (
    <div>
      <TickBox
        label={t('today.remind')}
        ticked={data}
        onChange={(on) => {
          queries.setQueryData(queryKey, on);
          void desk.remind(on);
        }}
      />
      <p>{t('today.remindHint')}</p>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { DraftContext } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { Failure } from '#renderer/features/applications/wizard/entry/failure.tsx';
import { NoSuchApplication } from '#renderer/features/applications/wizard/entry/ways-on.tsx';
import { Wizard } from '#renderer/features/applications/wizard/wizard.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/** An application of the person who is signed in, by its number. */
export function OpenApplication({
  userId,
  number,
}: {
  readonly userId: string;
  readonly number: string;
}) {
  const { t } = useTranslation();
  const read = useCallQuery('application', { number });
  // What was opened stays open when reloading fails.
  if (read.data !== undefined) return <Opened userId={userId} application={read.data} />;
  if (read.isError) {
    const { failure } = read.error;
    if (refusedAs(failure, 'no-such-application', { status: 404 })) return <NoSuchApplication />;
    return <Failure failure={failure} onRetry={() => void read.refetch()} />;
  }
  return <p role="status">{t('apply.opening')}</p>;
}

/** Opened once: afterwards the draft itself knows what the gateway has. */
function Opened({
  userId,
  application,
}: {
  readonly userId: string;
  readonly application: Application;
}) {
  const { call, session } = usePlatform();
  const [draft] = useState(() =>
    openDraft(application, {
      call,
      device: deviceStore(
        userId,
        application.number,
        window.localStorage,
        () => session.current().userId === userId,
      ),
    }),
  );
  useEffect(() => draft.open(), [draft]);
  // Sending a document changes the application as well.
  useEffect(() => draft.take(application), [draft, application]);
  return (
    <DraftContext value={draft}>
      <Wizard />
    </DraftContext>
  );
}

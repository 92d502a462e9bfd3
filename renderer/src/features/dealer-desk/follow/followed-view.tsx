import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { DeliveryActPanel } from '#renderer/features/dealer-desk/follow/acts/delivery-act-panel.tsx';
import { CorrectVehicle } from '#renderer/features/dealer-desk/follow/acts/correct-vehicle.tsx';
import { UploadedDocuments } from '#renderer/features/dealer-desk/follow/documents/uploaded-documents.tsx';
import { ReceivedDocuments } from '#renderer/features/dealer-desk/follow/documents/received-documents.tsx';
import { NeededNow } from '#renderer/features/dealer-desk/follow/needed-now.tsx';
import { StageBar } from '#renderer/features/dealer-desk/follow/stage-bar.tsx';
import { WhatFor } from '#renderer/features/dealer-desk/follow/what-for.tsx';
import { stateInWords, titleOf } from '#renderer/features/dealer-desk/follow/follow-words.ts';
import { OrderAndPayments } from '#renderer/features/dealer-desk/follow/order-and-payments.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';

const useStyles = makeStyles({
  title: { outlineStyle: 'none' },
  state: { maxWidth: '65ch', fontWeight: token.fontWeightSemibold },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'start',
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

/** An application as its dealer may see it, with what is the dealer's to do. */
export function FollowedView({
  number,
  known,
  takesFocus,
  onBack,
}: {
  readonly number: string;
  /** As the list had it; null if opened by its address. */
  readonly known: FollowedApplication | null;
  /** Not where the page begins with it. */
  readonly takesFocus: boolean;
  readonly onBack: () => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { data, error, refetch } = useFollowedOne(number, known);
  // Not for the calls that the page makes by itself every minute.
  const [isLooking, setLooking] = useState(false);
  async function lookAgain(): Promise<void> {
    setLooking(true);
    await refetch();
    setLooking(false);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const application = data ?? known;
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {application === null
            ? t('following.titleOf', { number })
            : titleOf(application, translator)}
        </h2>
      </div>
      <FormActions>
        <Button onClick={onBack}>{t('following.back')}</Button>
        <Button busy={isLooking} onClick={() => void lookAgain()}>
          {t('following.again')}
        </Button>
      </FormActions>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
      {data === null && <p role="alert">{t('following.gone')}</p>}
      {data !== null && application !== null && <Standing application={application} />}
    </>
  );
}

/** Its progress, and what to do next. */
function Standing({ application }: { readonly application: FollowedApplication }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { outcome, ...acting } = useAct({ staysSaid: true });
  return (
    <>
      <StageBar stage={application.stage} />
      <p role="status" className={styles.state}>
        {stateInWords(application, translator)}
      </p>
      <OutcomeMessage outcome={outcome} />
      <div className={styles.sides}>
        <Stack>
          <DeliveryActPanel application={application} acting={acting} />
          <NeededNow application={application} />
          <UploadedDocuments application={application} />
        </Stack>
        <Stack>
          <WhatFor application={application} />
          <OrderAndPayments delivery={application.delivery} />
          <CorrectVehicle application={application} />
          <ReceivedDocuments application={application} />
        </Stack>
      </div>
    </>
  );
}

const CHECKING_INTERVAL_MS = 4_000;
/** Customer and lenders go on while it is shown. */
const LOOK_AGAIN_MS = 60_000;

/** One application that the dealer follows; null once the dealer may no longer see it. */
function useFollowedOne(number: string, known: FollowedApplication | null) {
  const platform = usePlatform();
  const { userId } = useSession();
  return useQuery<FollowedApplication | null, CallFailed>({
    queryKey: [userId, 'followed', number],
    ...(known !== null && { placeholderData: known }),
    refetchInterval: ({ state: { data } }) =>
      data?.uploaded.some(({ state }) => state === 'CHECKING') === true
        ? CHECKING_INTERVAL_MS
        : LOOK_AGAIN_MS,
    queryFn: async () => {
      let after: string | null = null;
      do {
        const body: Parameters<typeof platform.call<'followed'>>[1] = {
          search: number,
          stage: null,
          after,
        };
        const answer = await platform.call('followed', body);
        if (!answer.ok) throw new CallFailed(answer.failure);
        const found = answer.value.applications.find((one) => one.number === number);
        if (found !== undefined) return found;
        after = answer.value.next;
      } while (after !== null);
      return null;
    },
  });
}

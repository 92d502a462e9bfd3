import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { isDecided } from '#contract/is-decided.ts';
import { Answers } from '#renderer/features/operator/application/answers/answers.tsx';
import {
  type Choices,
  NOTHING_CHOSEN,
} from '#renderer/features/operator/application/decide/choices.ts';
import { Decide } from '#renderer/features/operator/application/decide/decide.tsx';
import { DocumentDesk } from '#renderer/features/operator/application/documents/document-desk.tsx';
import { Duplicates } from '#renderer/features/operator/application/duplicates.tsx';
import { Letters } from '#renderer/features/operator/application/letters/letters.tsx';
import { OperatorsNotes } from '#renderer/features/operator/application/notes/notes.tsx';
import { ApplicationRecord } from '#renderer/features/operator/application/record/record.tsx';
import { ChangedNote } from '#renderer/features/operator/application/shared/changed-note.tsx';
import {
  type Reviewed,
  documentsToCheck,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import { StaleContext } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { changesBetween } from '#renderer/features/operator/application/shared/what-changed.ts';
import { DecidedContext } from '#renderer/features/operator/application/trail/decided.ts';
import { Decided, TrailBar } from '#renderer/features/operator/application/trail/trail-bar.tsx';
import { useTrail } from '#renderer/features/operator/application/trail/use-trail.ts';
import { Summary } from '#renderer/features/operator/application/summary.tsx';
import { useLenderNames } from '#renderer/features/operator/queue/use-lender-names.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { VerifyAudit } from '#renderer/features/operator/application/record/verify-audit.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';

const BESIDE = '@media (min-width: 1280px)';

const useStyles = makeStyles({
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'start',
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
  },
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
});

/** One application: what the borrower says next to the documents, what can be decided, and what is on record. */
export function ApplicationView({
  number,
  from = null,
}: {
  readonly number: string;
  /** The filter of the list from which it was opened. */
  readonly from?: string | null;
}) {
  const [isDone, setDone] = useState(false);
  const { data, error, refetch, isFetching, dataUpdatedAt } = useCallQuery('reviewedApplication', {
    number,
  });
  const failure = error?.failure ?? null;
  const trail = useTrail(from, data ?? null, data !== undefined || failure !== null);
  return (
    <DecidedContext value={() => setDone(true)}>
      {from !== null && <TrailBar number={number} from={from} trail={trail} />}
      {from !== null && isDone && <Decided from={from} trail={trail} />}
      {failure !== null && (data === undefined || isOver(failure)) ? (
        <NotShown number={number} failure={failure} onAgain={refetch} />
      ) : (
        <Shown
          application={data}
          failure={failure}
          asOf={dataUpdatedAt}
          isRefreshing={isFetching}
          onRefresh={refetch}
        />
      )}
    </DecidedContext>
  );
}

/** What was read, however old it is. */
function Shown({
  application,
  failure,
  onRefresh,
  ...refreshing
}: {
  readonly application: Reviewed | undefined;
  readonly failure: GatewayFailure | null;
  readonly asOf: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  if (application === undefined) return <p role="status">{t('review.loading')}</p>;
  return (
    <>
      {failure !== null && <Unanswered failure={failure} onAgain={onRefresh} />}
      <OpenApplication
        application={application}
        {...refreshing}
        onRefresh={() => void onRefresh()}
      />
    </>
  );
}

/** Whether a shown application may no longer be seen, rather than just failed to load. */
const isOver = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && isDecided(failure);

function OpenApplication({
  application,
  ...refreshing
}: {
  readonly application: Reviewed;
  readonly asOf: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { lenderName } = useLenderNames();
  const [chosen, setChosen] = useState<string | null>(null);
  const [choices, setChoices] = useState<Choices>(NOTHING_CHOSEN);
  const [before, setBefore] = useState<Reviewed | null>(null);
  return (
    <StaleContext value={() => setBefore(before ?? application)}>
      {before !== null && (
        <ChangedNote
          changes={changesBetween(words, lenderName, before, application)}
          onClose={() => setBefore(null)}
        />
      )}
      <Summary
        application={application}
        {...refreshing}
        onClaimed={() => setChosen(documentsToCheck(application)[0]?.document ?? chosen)}
      />
      <Duplicates duplicates={application.duplicates} />
      <div className={styles.sides}>
        <Answers application={application} />
        <DocumentDesk application={application} chosen={chosen} onChoose={setChosen} />
      </div>
      <IfMay call="requestChanges">
        <Decide
          application={application}
          lenderName={lenderName}
          choices={choices}
          onChoices={(changed) => setChoices({ ...choices, ...changed })}
          onDocument={setChosen}
        />
      </IfMay>
      <Letters application={application} />
      <OperatorsNotes application={application} />
      <ApplicationRecord telling={{ words, lenderName, application }} />
    </StaleContext>
  );
}

/** In place of an application that cannot be shown: it is closed, unknown, or was not read. */
function NotShown({
  number,
  failure,
  onAgain,
}: {
  readonly number: string;
  readonly failure: GatewayFailure;
  readonly onAgain: () => Promise<unknown>;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const isUnknown = refusedAs(failure, 'no-such-application');
  if (!isUnknown && !refusedAs(failure, 'application-changed'))
    return <Unanswered failure={failure} onAgain={onAgain} />;
  return (
    <div className={styles.part}>
      {isUnknown ? (
        <p>{t('review.notFound')}</p>
      ) : (
        <>
          <h2>{t('review.closed.title')}</h2>
          <p>{t('review.closed.text')}</p>
          <VerifyAudit number={number} />
        </>
      )}
      <ButtonLink to="/operator#queue" kind="secondary">
        {t('review.toQueue')}
      </ButtonLink>
    </div>
  );
}

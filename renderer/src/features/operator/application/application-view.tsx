import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { Answers } from '#renderer/features/operator/application/answers/answers.tsx';
import {
  type Choices,
  NOTHING_CHOSEN,
} from '#renderer/features/operator/application/decide/choices.ts';
import { Decide } from '#renderer/features/operator/application/decide/decide.tsx';
import { DocumentDesk } from '#renderer/features/operator/application/documents/document-desk.tsx';
import { NotShown } from '#renderer/features/operator/application/not-shown.tsx';
import { ApplicationRecord } from '#renderer/features/operator/application/record/record.tsx';
import { ChangedNote } from '#renderer/features/operator/application/shared/changed-note.tsx';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { StaleContext } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { changesBetween } from '#renderer/features/operator/application/shared/what-changed.ts';
import { Summary } from '#renderer/features/operator/application/summary.tsx';
import { useLenderNames } from '#renderer/features/operator/queue/use-lender-names.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

const BESIDE = '@media (min-width: 1280px)';

const useStyles = makeStyles({
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'start',
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

/** One application: what the borrower says next to the documents, what can be decided, and what is on record. */
export function ApplicationView({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useCallQuery('reviewedApplication', {
    number,
  });
  const failure = error?.failure ?? null;
  if (failure !== null && (data === undefined || isOver(failure))) {
    return <NotShown number={number} failure={failure} onAgain={refetch} />;
  }
  if (data === undefined) return <p role="status">{t('review.loading')}</p>;
  return (
    <>
      {failure !== null && <Unanswered failure={failure} onAgain={refetch} />}
      <OpenApplication
        application={data}
        asOf={dataUpdatedAt}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
      />
    </>
  );
}

/** Whether a shown application may no longer be seen, rather than just failed to load. */
const isOver = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && failure.status < 429;

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
      <Summary application={application} {...refreshing} />
      <div className={styles.sides}>
        <Answers application={application} />
        <DocumentDesk application={application} chosen={chosen} onChoose={setChosen} />
      </div>
      <Decide
        application={application}
        lenderName={lenderName}
        choices={choices}
        onChoices={(changed) => setChoices({ ...choices, ...changed })}
        onDocument={setChosen}
      />
      <ApplicationRecord telling={{ words, lenderName, application }} />
    </StaleContext>
  );
}

import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { noLongerMatched } from '#contract/refusals/current-for-borrowers.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { applyAddress } from '#renderer/features/applications/shared/apply-address.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { dayOf } from '#renderer/features/applications/my-loan/progress/loan-days.ts';
import { LoanPanel } from '#renderer/features/applications/my-loan/loan-panel.tsx';
import {
  type ChangeRequest,
  type Loan,
  lenderName,
} from '#renderer/features/applications/my-loan/loan-facts.ts';
import { missingInWords } from '#renderer/features/applications/my-loan/waiting/missing-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const documents = async () =>
  (await import('#renderer/features/applications/documents/documents-step.tsx')).DocumentsStep;
const DOCUMENT_AREAS = ['documents'] as const satisfies readonly Area[];

const useStyles = makeStyles({
  requests: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  request: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    paddingInlineStart: space.m,
    ...startEdge('4px', token.portalAccent),
  },
  who: { fontSize: token.fontSizeBase400 },
  quiet: { color: token.colorNeutralForeground2, fontWeight: token.fontWeightRegular },
  list: { margin: 0, paddingInlineStart: space.l },
});

/** What the borrower has to correct, each with the way to do it; then the application is sent again. */
export function AskedPanel({
  loan,
  onDone,
}: {
  readonly loan: Loan;
  readonly onDone: (text: string) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { number, version, changeRequests } = loan;
  const kinds = [...new Set(changeRequests.flatMap((request) => request.documents))];

  async function sendAgain(): Promise<void> {
    if (busy) return;
    setOutcome(null);
    const answer = await change('resubmit', (requestId) => ({ requestId, number, version }));
    if (answer.ok) onDone(t('myLoan.sentAgain'));
    else setOutcome(refusalOf(translator, loan, answer.failure));
  }

  return (
    <LoanPanel heading={t('myLoan.askedHeading')}>
      <p>{t('myLoan.askedText')}</p>
      <ul className={styles.requests}>
        {changeRequests.map((request) => (
          <li key={request.id} className={styles.request}>
            <Request loan={loan} request={request} />
          </li>
        ))}
      </ul>
      {kinds.length > 0 && (
        <LazyPart
          load={documents}
          props={{ number, version, kinds, heading: 'h4', areReasonsAbove: true }}
          areas={DOCUMENT_AREAS}
        />
      )}
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button kind="primary" busy={busy} onClick={() => void sendAgain()}>
          {t(busy ? 'myLoan.sendingAgain' : 'myLoan.sendAgain')}
        </Button>
      </FormActions>
    </LoanPanel>
  );
}

function Request({ loan, request }: { readonly loan: Loan; readonly request: ChangeRequest }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const { lenderId, sections, documents: kinds, reason, askedAt } = request;
  return (
    <>
      <h3 className={styles.who}>
        {lenderId === null
          ? t('myLoan.askedByUs')
          : t('myLoan.askedBy', { lender: lenderName(loan, lenderId, language) })}
        <span className={styles.quiet}>
          , {t('myLoan.askedOn', { day: dayOf(translator, askedAt) })}
        </span>
      </h3>
      <p>{t(`change.${reason}`)}</p>
      {sections.length > 0 && (
        <FormActions>
          {sections.map((section) => (
            <ButtonLink key={section} kind="secondary" to={applyAddress(loan.number, section)}>
              {t('myLoan.correct', { section: t(`myLoan.section.${section}`) })}
            </ButtonLink>
          ))}
        </FormActions>
      )}
      {kinds.length > 0 && (
        <>
          <p className={styles.quiet}>{t('myLoan.documentsAsked')}</p>
          <ul className={styles.list}>
            {kinds.map((kind) => (
              <li key={kind}>{t(`applications.document.${kind}`)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Why it cannot be sent again yet, and what to do. */
function refusalOf(translator: Translator, loan: Loan, failure: GatewayFailure): Outcome {
  const { t, language } = translator;
  if (failure.kind === 'refused' && refusedAs(failure, 'incomplete', { status: 400 })) {
    const missing = missingInWords(translator, loan, failure.fields ?? []);
    if (missing.length > 0) {
      const advice = (
        <ul>
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      );
      return { kind: 'failure', text: t('myLoan.stillMissing'), advice };
    }
  }
  if (failure.kind === 'refused' && refusedAs(failure, 'no-longer-matched', { status: 409 })) {
    const lenders = unmatchedLenders(failure.current).map((id) => lenderName(loan, id, language));
    if (lenders.length > 0) {
      const text = t('myLoan.noLongerFits', { lenders: listInWords(lenders, language) });
      return { kind: 'failure', text };
    }
  }
  return failureOutcome(t, failure);
}

/** IDs of the lenders whose loan no longer fits, as the gateway names them with its refusal. */
function unmatchedLenders(current: Readonly<Record<string, unknown>> | undefined): string[] {
  const { data } = noLongerMatched.safeParse(current);
  return data?.unmatched.map(({ lenderId }) => lenderId) ?? [];
}

import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { Answer } from '#renderer/features/applications/guarantor/answer.tsx';
import { keepPass, keptPass } from '#renderer/features/applications/guarantor/invitation-token.ts';
import { OwnDocuments } from '#renderer/features/applications/guarantor/own-documents.tsx';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { coveredData } from '#renderer/features/applications/shared/covered-data.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { CostFold } from '#renderer/ui/cost/cost-breakdown.tsx';
import { costInWords, loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token as colour } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { UnreviewedNote } from '#renderer/ui/text/unreviewed-note.tsx';
import type { Asked } from '#renderer/features/applications/guarantor/asked.ts';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    maxWidth: '70ch',
    padding: space.m,
    border: `1px solid ${colour.colorNeutralStroke2}`,
    borderRadius: colour.borderRadiusXLarge,
  },
  aside: { color: colour.colorNeutralForeground2 },
});

/** What a guarantor must know of each loan; the other lines of the cost open on request. */
const FIGURES = ['instalment', 'totalPaid'] as const;

/** What the guarantor is asked, and their answer. */
export function Guarantee({ token }: { readonly token: string }) {
  const { t, language } = useTranslation();
  const asked = useCallQuery('guarantee', { token, language });
  const [pass, setPass] = useState(() => keptPass(token));
  const failure = asked.error?.failure;
  if (refusedAs(failure, 'link-ended', { status: 404 })) {
    return <Section heading={t('guarantor.gone.title')} paragraphs={[t('guarantor.gone.text')]} />;
  }
  // What was loaded stays when reloading fails.
  if (asked.data === undefined) {
    if (failure === undefined) return <p role="status">{t('guarantor.loading')}</p>;
    return (
      <>
        <OutcomeMessage outcome={failureOutcome(t, failure)} />
        <Button busy={asked.isFetching} onClick={() => void asked.refetch()}>
          {t('guarantor.retry')}
        </Button>
      </>
    );
  }
  const { guarantorName, borrowerName: borrower } = asked.data;
  function open(opened: string): void {
    keepPass(opened);
    setPass(opened);
  }
  return (
    <>
      <Section
        heading={t('guarantor.asked', { borrower })}
        paragraphs={[t('guarantor.greeting', { guarantor: guarantorName }), t('guarantor.meaning')]}
      />
      <AskedFor asked={asked.data} />
      <Notice notice={asked.data.notice} />
      <Answer token={token} asked={asked.data} onPass={open} />
      <OwnDocuments
        token={token}
        asked={asked.data}
        pass={pass}
        onPass={open}
        onEnd={() => setPass(null)}
      />
    </>
  );
}

function AskedFor({ asked: { borrowerName, amount, months, loans } }: { readonly asked: Asked }) {
  const { t, language } = useTranslation();
  return (
    <Section heading={t('guarantor.factsHeading')}>
      <Facts
        facts={[
          { label: t('guarantor.facts.borrower'), value: borrowerName },
          { label: t('guarantor.facts.amount'), value: inRupees(amount) },
          {
            label: t('guarantor.facts.months'),
            value: monthsInWords(months, language),
          },
        ]}
      />
      {loans.map(({ lenderName, productName, offer }) => (
        <div key={`${lenderName} ${productName}`}>
          <h3>{lenderName}</h3>
          <p>{productName}</p>
          <Facts
            facts={costInWords(loanIn(offer, language), t).filter(({ name }) =>
              FIGURES.some((figure) => figure === name),
            )}
          />
          <CostFold loan={loanIn(offer, language)} of={lenderName} />
        </div>
      ))}
    </Section>
  );
}

function Notice({ notice: { title, text, rights, items } }: { readonly notice: Asked['notice'] }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  return (
    <Section heading={t('guarantor.noticeHeading', { title })}>
      <UnreviewedNote of="consents" path="/guarantor" />
      <div className={styles.notice}>
        <p>{text}</p>
        <p>
          {t('guarantor.data')}: {coveredData(translator, items)}
        </p>
        <p className={styles.aside}>{rights}</p>
      </div>
    </Section>
  );
}

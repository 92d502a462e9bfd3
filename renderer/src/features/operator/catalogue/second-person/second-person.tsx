import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { secondPersonTerms } from '#contract/operators/second-person.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { IfMay, useMay } from '#renderer/ui/staff/duties.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { Proposal } from '#renderer/ui/staff/proposal.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

type Terms = ReplyOf<typeof secondPersonTerms>;

const useStyles = makeStyles({ heading: { fontSize: '1.25rem' } });

const loadDialog = async () =>
  (await import('#renderer/features/operator/catalogue/second-person/amount-dialog.tsx'))
    .AmountDialog;

const amountInWords = ({ t }: Translator, amount: Terms['amount']): string =>
  amount === null ? t('secondPerson.none') : t('secondPerson.above', { amount: inRupees(amount) });

/** Above which amount a decision waits for a second operator, and what is proposed instead. */
export function SecondPerson() {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { data, error, refetch } = useCallQuery('secondPersonTerms', {});
  const may = useMay();
  const [isChanging, setChanging] = useState(false);
  return (
    <Panel>
      <Stack gap="m" as="section">
        <h2 className={styles.heading}>{t('secondPerson.title')}</h2>
        <p>{t('secondPerson.intro')}</p>
        {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
        {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
        {data !== undefined && (
          <>
            <p>{amountInWords(translator, data.amount)}</p>
            {data.proposal !== null && (
              <Proposal
                by={data.proposal.by}
                isMine={data.proposal.isMine}
                words={amountInWords(translator, data.proposal.amount)}
                mayDecide={may('decideSecondPerson')}
                changed="other-amount-proposed"
                decide={(act, decision, done) => {
                  const seen = data.proposal?.at ?? 0;
                  const body = (requestId: string) => ({ requestId, seen, decision });
                  void act('decideSecondPerson', body, done);
                }}
              />
            )}
            <IfMay call="proposeSecondPerson">
              <FormActions>
                <PageButton onClick={() => setChanging(true)}>
                  {t('secondPerson.change')}
                </PageButton>
              </FormActions>
            </IfMay>
            {isChanging && (
              <OpenedPart
                load={loadDialog}
                props={{ amount: data.amount, onClose: () => setChanging(false) }}
              />
            )}
          </>
        )}
      </Stack>
    </Panel>
  );
}

import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { secondPersonTerms } from '#contract/operators/second-person.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';

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
            {data.proposal !== null && <Proposal proposal={data.proposal} />}
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

/** What waits for another operator. The proposer cannot decide, and is shown why. */
function Proposal({ proposal }: { readonly proposal: NonNullable<Terms['proposal']> }) {
  const translator = useTranslation();
  const { t } = translator;
  const { busy, outcome, act } = useAct({
    refusal: saidFor('other-amount-proposed', t('secondPerson.changed')),
  });
  const reason = useId();
  const { amount, by, isMine, at } = proposal;
  const words = amountInWords(translator, amount);
  return (
    <>
      <p>
        {t('secondPerson.proposed', {
          who: by === '' ? t('secondPerson.left') : by,
          words,
        })}
      </p>
      {isMine && <p id={reason}>{t('secondPerson.mine')}</p>}
      <OutcomeMessage outcome={outcome} />
      <IfMay call="decideSecondPerson">
        <FormActions>
          {(['approve', 'refuse'] as const).map((decision) => (
            <AskedPageButton
              key={decision}
              kind={decision === 'approve' ? 'primary' : 'secondary'}
              busy={busy || isMine}
              aria-describedby={isMine ? reason : undefined}
              question={{
                title: t(`secondPerson.${decision}.title`),
                text: words,
                no: t('work.cancel'),
                yes: t(`secondPerson.${decision}.yes`),
              }}
              onYes={() =>
                void act(
                  'decideSecondPerson',
                  (requestId) => ({ requestId, seen: at, decision }),
                  t(`secondPerson.${decision}.done`),
                )
              }
            >
              {t(`secondPerson.${decision}.yes`)}
            </AskedPageButton>
          ))}
        </FormActions>
      </IfMay>
    </>
  );
}

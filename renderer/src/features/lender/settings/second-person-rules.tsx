import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { Rules } from '#renderer/features/lender/settings/rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Proposal } from '#renderer/ui/staff/proposal.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({ heading: { margin: 0, fontSize: token.fontSizeBase500 } });

const loadDialog = async () =>
  (await import('#renderer/features/lender/settings/rules-dialog.tsx')).RulesDialog;

const rulesInWords = ({ t }: Translator, { offersAbove, payments }: Rules): string => {
  const offers =
    offersAbove === null
      ? t('lenderRules.noOffers')
      : t('lenderRules.offersAbove', { amount: inRupees(offersAbove) });
  return `${offers} ${t(payments ? 'lenderRules.payments' : 'lenderRules.noPayments')}`;
};

/** What waits for a second person, and what is proposed instead. */
export function SecondPersonRules() {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { data, error, refetch } = useCallQuery('lenderSecondPerson', {});
  const [isChanging, setChanging] = useState(false);
  const proposal = data?.proposal ?? null;
  return (
    <Panel>
      <Stack gap="m" as="section">
        <h2 className={styles.heading}>{t('lenderRules.title')}</h2>
        <p>{t('lenderRules.intro')}</p>
        <p>{t('lenderRules.system')}</p>
        {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
        {data === undefined && error === null && <p role="status">{t('work.list.loading')}</p>}
        {data !== undefined && (
          <>
            <p>{rulesInWords(translator, data.rules)}</p>
            {proposal !== null && (
              <Proposal
                by={proposal.by}
                isMine={proposal.isMine}
                words={rulesInWords(translator, proposal.rules)}
                changed="other-rules-proposed"
                decide={(act, decision, done) =>
                  void act(
                    'decideLenderSecondPerson',
                    (requestId) => ({ requestId, seen: proposal.at, decision }),
                    done,
                  )
                }
              />
            )}
            <FormActions>
              <Button onClick={() => setChanging(true)}>{t('lenderRules.change')}</Button>
            </FormActions>
            {isChanging && (
              <OpenedPart
                load={loadDialog}
                props={{ rules: data.rules, onClose: () => setChanging(false) }}
              />
            )}
          </>
        )}
      </Stack>
    </Panel>
  );
}

import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import type { ShownOffer } from '#renderer/features/lender/offer/use-offering.ts';
import { weekdayAndMomentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { CostBreakdown } from '#renderer/ui/cost/cost-breakdown.tsx';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { statementIn } from '#renderer/ui/key-facts/statement-text.ts';
import { StatementView } from '#renderer/ui/key-facts/statement-view.tsx';
import { useTextCheck } from '#renderer/ui/key-facts/statement-text.ts';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: token.fontSizeBase300 },
  choice: { maxWidth: '24rem' },
});

/** What the borrower will read, in full, and the button that sends exactly that. */
export function OfferPreview({
  shown: { reply },
  intro,
  send,
  change,
  busy,
  onSend,
  onChange,
}: {
  readonly shown: Pick<ShownOffer, 'reply'>;
  /** What is to be done about it. */
  readonly intro: string;
  /** Names the button that sends it. */
  readonly send: string;
  /** Names the other one. */
  readonly change: string;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onChange: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const check = useTextCheck(reply.keyFacts, reply.keyFactsHash);
  const original = statementIn(reply.keyFacts);
  const isBroken = original === null || check === 'wrong';
  return (
    <>
      <p>{intro}</p>
      <h3 className={styles.heading}>{t('lenderOffer.facts')}</h3>
      <CostBreakdown loan={loanIn(reply.terms, language)} label={t('lenderOffer.facts')} />
      <Facts
        facts={[
          {
            label: t('lenderOffer.fact.months'),
            value: monthsInWords(reply.terms.months, language),
          },
          {
            label: t('lenderOffer.fact.validUntil'),
            value: weekdayAndMomentInWords(reply.validUntil - 1, language),
          },
        ]}
      />
      <OutcomeMessage
        outcome={isBroken ? { kind: 'failure', text: t('lenderOffer.unreadable') } : null}
      />
      {original !== null && (
        <Statements
          original={original}
          translations={reply.translations}
          hash={check === 'right' ? reply.keyFactsHash : null}
        />
      )}
      <FormActions>
        {check === 'right' && original !== null && (
          <Button kind="primary" busy={busy} onClick={onSend}>
            {send}
          </Button>
        )}
        <Button onClick={onChange}>{change}</Button>
      </FormActions>
    </>
  );
}

/** The statement in the borrower's language, which is what is sent, and on request in another one. */
function Statements({
  original,
  translations,
  hash,
}: {
  readonly original: KeyFactsStatement;
  readonly translations: readonly string[];
  readonly hash: string | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [language, setLanguage] = useState(original.language);
  const others = translations.flatMap((text) => statementIn(text) ?? []);
  const read = others.find((each) => each.language === language) ?? original;
  const nameOf = (each: KeyFactsStatement['language']) => t(`lenderCase.choices.${each}`);
  return (
    <Stack gap="m">
      <div className={styles.choice}>
        <ChoiceField
          label={t('lenderOffer.language')}
          value={language}
          options={[original, ...others].map(({ language: value }) => ({
            value,
            label:
              value === original.language
                ? t('lenderOffer.borrowers', { language: nameOf(value) })
                : nameOf(value),
          }))}
          onChange={setLanguage}
        />
      </div>
      {read !== original && (
        <Remark tone="warning">
          {t('lenderOffer.translation', { language: nameOf(original.language) })}
        </Remark>
      )}
      <StatementView statement={read} hash={read === original ? hash : null} isOwn={false} />
    </Stack>
  );
}

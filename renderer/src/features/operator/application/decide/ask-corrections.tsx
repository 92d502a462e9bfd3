import { changeReasonIn } from '#domain/lending/answers.ts';
import { makeStyles } from '@griffel/react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  type ChoicesProps,
  NOTHING_CHOSEN,
  tickedKinds,
} from '#renderer/features/operator/application/decide/choices.ts';
import { ReasonSelect } from '#renderer/features/operator/application/shared/reason-select.tsx';
import { kindInWords } from '#renderer/features/operator/application/shared/application-words.ts';
import { BorrowerReads } from '#renderer/features/operator/application/shared/borrower-reads.tsx';
import {
  type Reviewed,
  askableKinds,
  isWithLenders,
  kindsToAskFor,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import { CHANGE_REASONS } from '#domain/lending/change-reasons.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { FieldError } from '#renderer/ui/basics/field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m, maxWidth: '60rem' },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: token.fontWeightSemibold },
  boxes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    alignItems: 'start',
  },
});

/** Asks the borrower to correct sections or upload documents, with a reason that the borrower sees. */
export function AskCorrections({
  application,
  choices,
  onChoices,
}: ChoicesProps & { readonly application: Reviewed }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { busy, outcome, act } = useReviewAct();
  const nothing = useId();
  const [isTried, setTried] = useState(false);
  const { number, version, language } = application;
  const onlyDocuments = isWithLenders(application);
  const all = askableKinds(application);
  const documents = tickedKinds(all, kindsToAskFor(application), choices);
  const sections = onlyDocuments ? [] : choices.sections;
  const isEmpty = sections.length + documents.length === 0;
  const { changeReason: reason } = choices;

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isEmpty || reason === null || busy) return;
    const asked = await act(
      'requestChanges',
      (requestId) => ({
        requestId,
        number,
        version,
        sections: [...sections],
        documents: [...documents],
        reason,
      }),
      t('review.decide.corrections.done'),
    );
    if (asked !== null) onChoices({ ...NOTHING_CHOSEN, decision: choices.decision });
  }

  return (
    <form noValidate onSubmit={(event) => void ask(event)} className={styles.form}>
      <p>{t('review.decide.corrections.text')}</p>
      {onlyDocuments && <p>{t('review.decide.corrections.textLenders')}</p>}
      <OutcomeMessage outcome={outcome} />
      {!onlyDocuments && (
        <Boxes title={t('review.decide.corrections.sections')}>
          {SECTION_NAMES.map((name) => (
            <TickBox
              key={name}
              label={t(`review.section.${name}`)}
              ticked={sections.includes(name)}
              onChange={(ticked) =>
                onChoices({
                  sections: SECTION_NAMES.filter((each) =>
                    each === name ? ticked : sections.includes(each),
                  ),
                })
              }
            />
          ))}
        </Boxes>
      )}
      <Boxes title={t('review.decide.corrections.documents')}>
        {all.map((kind) => (
          <TickBox
            key={kind}
            label={kindInWords(translator, kind)}
            ticked={documents.includes(kind)}
            onChange={(ticked) => onChoices({ kinds: { ...choices.kinds, [kind]: ticked } })}
          />
        ))}
      </Boxes>
      <FieldError
        id={nothing}
        text={isTried && isEmpty ? t('review.decide.corrections.nothing') : undefined}
      />
      <ReasonSelect
        label={t('review.decide.corrections.reason')}
        placeholder={t('review.decide.corrections.choose')}
        reasons={CHANGE_REASONS}
        inWords={(each) => t(`review.changeReason.${each}`)}
        chosen={reason}
        error={isTried && reason === null ? t('review.decide.corrections.noReason') : undefined}
        onChoose={(changeReason) => onChoices({ changeReason })}
      />
      {reason !== null && (
        <BorrowerReads language={language} text={changeReasonIn(reason, language)} />
      )}
      <FormActions>
        <PageButton kind="primary" type="submit" busy={busy}>
          {t('review.decide.corrections.ask')}
        </PageButton>
      </FormActions>
    </form>
  );
}

function Boxes({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.boxes}>{children}</div>
    </fieldset>
  );
}

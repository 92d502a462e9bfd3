import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { indianDayOf } from '#domain/days.ts';
import {
  type Template,
  feesLeftOut,
  suits,
  typedFrom,
} from '#renderer/features/lender/offer/templates/template-terms.ts';
import type { OfferedProduct, TypedOffer } from '#renderer/features/lender/offer/typed-offer.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s, minWidth: 0 },
});

/** Fills in an offer's terms from what the lender's people have kept, where they have kept any for such a product. */
export function StartFromTemplate({
  form,
  product,
}: {
  readonly form: UseFormReturn<TypedOffer>;
  readonly product: OfferedProduct;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { data, error, refetch } = useCallQuery('offerTemplates', {});
  const [today] = useState(() => indianDayOf(Date.now()));
  const [picked, setPicked] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<Template | null>(null);
  const fitting = (data?.templates ?? []).filter((template) => suits(template, product));
  const leftOut = chosen === null ? [] : feesLeftOut(chosen.terms, product);

  const template = fitting.find((each) => each.template === picked) ?? null;

  function fillIn({ terms }: Template): void {
    setChosen(template);
    const typed = typedFrom(terms, product, today);
    form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
  }
  /** Whether somebody has typed terms, other than the published ones and those of the template that was filled in. */
  function hasTyped(): boolean {
    const { amount: _, ...typed } = form.getValues();
    const known = [
      form.formState.defaultValues ?? {},
      ...(chosen === null ? [] : [typedFrom(chosen.terms, product, today)]),
    ];
    return !known.some((terms) =>
      Object.entries(typed).every(([name, text]) => text === (Reflect.get(terms, name) ?? '')),
    );
  }
  return (
    <>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {fitting.length > 0 && (
        <div className={styles.line}>
          <ChoiceField
            label={t('lenderTemplates.start')}
            value={template?.template ?? ''}
            options={[
              { value: '', label: t('lenderTemplates.choose') },
              ...fitting.map((each) => ({ value: each.template, label: each.name })),
            ]}
            onChange={setPicked}
          />
          {template !== null && (
            <Button onClick={() => (hasTyped() ? setAsking(true) : fillIn(template))}>
              {t('lenderTemplates.fillIn')}
            </Button>
          )}
        </div>
      )}
      {isAsking && template !== null && (
        <Question
          title={t('lenderTemplates.fillInQuestion', { name: template.name })}
          text={t('lenderTemplates.fillInText')}
          no={t('work.cancel')}
          yes={t('lenderTemplates.fillIn')}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) fillIn(template);
          }}
        />
      )}
      <p role="status">
        {chosen !== null && t('lenderTemplates.filled', { name: chosen.name })}{' '}
        {leftOut.length > 0 &&
          t('lenderTemplates.leftOut', {
            fees: leftOut.map(({ names }) => nameIn(names, language)).join(', '),
          })}
      </p>
    </>
  );
}

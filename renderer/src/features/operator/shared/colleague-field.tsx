import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { handleOf } from '#renderer/ui/staff/notes/mentioned-in.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

const NOBODY: PlainKey = 'review.assign.nobody';
/** What is said of a colleague who cannot have an application. */
export const COLLEAGUE_GONE: PlainKey = 'review.assign.gone';

export const chosenColleague = z.string().check(z.minLength(1, NOBODY));

/** Whoever else may review an application. */
export function useColleagues(number: string) {
  const { data, error, refetch } = useCallQuery('colleagues', { number });
  const colleagues = data?.colleagues.filter(({ mayReview }) => mayReview) ?? [];
  return {
    colleagues,
    isAlone: data !== undefined && colleagues.length === 0,
    failure: error?.failure ?? null,
    refetch,
    nameOf: (membership: string) => {
      const found = colleagues.find((each) => each.membership === membership);
      return found === undefined ? '' : handleOf(found, colleagues);
    },
  };
}

/** Asks for one of them. */
export function ColleagueField<Values extends FieldValues>({
  form,
  name,
  colleagues: { colleagues, failure, refetch },
}: {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
  readonly colleagues: ReturnType<typeof useColleagues>;
}) {
  const { t } = useTranslation();
  return (
    <>
      {failure !== null && <Unanswered failure={failure} onAgain={refetch} />}
      <SelectField
        form={form}
        name={name}
        label={t('review.assign.to')}
        placeholder={t('notes.choose')}
        options={colleagues.map((each) => ({
          value: each.membership,
          label: handleOf(each, colleagues),
        }))}
      />
    </>
  );
}

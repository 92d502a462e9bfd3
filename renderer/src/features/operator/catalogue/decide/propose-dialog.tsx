import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { parseDay } from '#domain/days.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { DayField } from '#renderer/ui/form/fields/day-field.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import type { DraftKey } from '#renderer/ui/form/draft.ts';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const messageKey = (key: PlainKey) => key;
const isEmpty = (typed: string) => typed.trim() === '';

const schema = z.object({
  startsOn: z.string().check(
    z.refine((typed) => isEmpty(typed) || parseDay(typed) !== null, {
      error: messageKey('product.propose.wrongDay'),
      abort: true,
    }),
    z.refine(
      (typed) => isEmpty(typed) || (parseDay(typed) ?? '') >= indianToday(),
      messageKey('product.propose.pastDay'),
    ),
  ),
});

/** Asks from which day something is to count, and proposes it. */
export function ProposeDialog({
  title,
  intro,
  yes,
  draft,
  propose,
  outcome,
  onClose,
}: {
  readonly title: string;
  readonly intro: string;
  readonly yes: string;
  readonly draft: DraftKey;
  /** Null where it was refused. */
  readonly propose: (from: { readonly startsOn?: string }) => Promise<object | null>;
  /** What became of the last try: said in the dialog too, as long as it is open. */
  readonly outcome: Outcome | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { startsOn: '' } });
  return (
    <FormDialog
      title={title}
      intro={intro}
      yes={yes}
      draft={draft}
      form={form}
      taken={null}
      send={(_act, { startsOn }) => {
        const day = parseDay(startsOn);
        return propose(day === null ? {} : { startsOn: day });
      }}
      onDone={() => undefined}
      onClose={onClose}
    >
      <DayField
        form={form}
        name="startsOn"
        label={t('product.propose.startsOn')}
        hint={t('product.propose.startsOnHint')}
        optional
      />
      <OutcomeMessage outcome={outcome} />
    </FormDialog>
  );
}

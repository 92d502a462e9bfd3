import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { parseDay } from '#domain/days.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { DayField } from '#renderer/ui/form/fields/day-field.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import type { Act } from '#renderer/ui/staff/use-act.ts';
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

/** Asks from which day a draft is to count, and proposes it. */
export function ProposeDialog({
  productId,
  version,
  act,
  outcome,
  onClose,
}: {
  readonly productId: string;
  readonly version: number;
  readonly act: Act;
  /** What became of the last try: said in the dialog too, as long as it is open. */
  readonly outcome: Outcome | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { startsOn: '' } });
  return (
    <FormDialog
      title={t('product.propose.title', { version })}
      intro={t('product.propose.text', { version })}
      yes={t('product.propose.yes')}
      draft={`product-propose-${productId}-${version}-draft`}
      form={form}
      taken={null}
      send={(_act, { startsOn }) => {
        const day = parseDay(startsOn);
        return act(
          'proposeProduct',
          (requestId) => ({
            requestId,
            productId,
            version,
            ...(day !== null && { startsOn: day }),
          }),
          t('product.done.propose', { version }),
        );
      }}
      onDone={() => undefined}
      onClose={onClose}
    >
      <DayField
        form={form}
        name="startsOn"
        label={t('product.propose.startsOn')}
        hint={t('product.propose.startsOnHint')}
      />
      <OutcomeMessage outcome={outcome} />
    </FormDialog>
  );
}

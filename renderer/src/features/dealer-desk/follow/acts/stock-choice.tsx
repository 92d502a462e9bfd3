import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CHASSIS_NUMBER } from '#domain/identifiers.ts';
import { type InStock, nameOfModel, stockOf } from '#domain/lending/price-list.ts';
import {
  type TypedInvoice,
  tidyChassis,
} from '#renderer/features/dealer-desk/follow/acts/act-rules.ts';
import { usePriceList } from '#renderer/features/dealer-desk/shared/use-price-list.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ComboboxChoice } from '#renderer/ui/form/fields/combobox-field.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

type InvoiceForm = UseFormReturn<TypedInvoice>;

const useStock = (): readonly InStock[] => stockOf(usePriceList().list?.models ?? []);
const useTyped = (form: InvoiceForm): string =>
  tidyChassis(useWatch({ control: form.control, name: 'chassisNumber' }));

/** A vehicle of the dealer's stock, whose chassis number is then typed; nothing where the list has no stock. */
export function StockChoice({ form }: { readonly form: InvoiceForm }) {
  const { t } = useTranslation();
  const stock = useStock();
  const typed = useTyped(form);
  if (stock.length === 0) return null;
  return (
    <ComboboxChoice
      label={t('following.act.fromStock')}
      hint={t('following.act.fromStockHint')}
      none={t('following.act.noneInStock')}
      value={stock.some((each) => each.chassisNumber === typed) ? typed : ''}
      options={stock.map(({ model, colour, chassisNumber }) => ({
        value: chassisNumber,
        label: `${nameOfModel(model)}, ${colour}, ${chassisNumber}`,
      }))}
      onChange={(chosen) => {
        if (chosen === '') return;
        form.setValue('chassisNumber', chosen, { shouldDirty: true });
        form.clearErrors('chassisNumber');
      }}
    />
  );
}

/** Whether the number that is typed is in stock. It is taken in any case. */
export function StockNote({ form }: { readonly form: InvoiceForm }) {
  const { t } = useTranslation();
  const stock = useStock();
  const typed = useTyped(form);
  if (stock.length === 0 || !CHASSIS_NUMBER.test(typed)) return null;
  const found = stock.find((each) => each.chassisNumber === typed);
  return (
    <Remark>
      {found === undefined
        ? t('following.act.notInStock')
        : t('following.act.leavesStock', {
            model: nameOfModel(found.model),
            colour: found.colour,
          })}
    </Remark>
  );
}

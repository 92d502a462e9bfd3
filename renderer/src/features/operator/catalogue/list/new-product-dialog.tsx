import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { nameIn } from '#domain/languages.ts';
import { MAX_ID, MAX_TEXT, id as organisationId } from '#domain/lending/values.ts';
import { paise } from '#domain/money/money.ts';
import { useLenders } from '#renderer/features/operator/catalogue/list/use-lenders.ts';
import { IdField, ShortField } from '#renderer/features/operator/shared/name-fields.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { requiredLine, requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';

const messageKey = (key: PlainKey) => key;

const schema = z.object({
  lenderId: requiredLine(MAX_ID),
  productId: z.string().check(
    z.trim(),
    z.refine((typed) => organisationId.safeParse(typed).success, messageKey('catalogue.error.id')),
  ),
  en: requiredText(MAX_TEXT),
  hi: requiredText(MAX_TEXT),
});

const FIRST_VERSION = 1;
const TAKEN = ['product-of-another-lender', 'version-fixed', 'draft-changed'] as const;

/** Asks what a new product is called, and whose it is: one that starts with usual terms, or says the same as another. */
export function NewProductDialog({
  copied = null,
  onClose,
}: {
  readonly copied?: ProductVersion | null;
  readonly onClose: () => void;
}) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const lenders = useLenders();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { lenderId: copied?.lenderId ?? '', productId: '', en: '', hi: '' },
  });
  return (
    <FormDialog
      title={
        copied === null
          ? t('catalogue.addTitle')
          : t('catalogue.copyTitle', { product: nameIn(copied.names, language) })
      }
      intro={
        copied === null
          ? t('catalogue.addIntro')
          : t('catalogue.copyIntro', { version: copied.version })
      }
      yes={t('catalogue.addYes')}
      draft={copied === null ? 'product-new-draft' : `product-copy-${copied.productId}-draft`}
      form={form}
      taken={{ name: 'productId', codes: TAKEN, message: 'catalogue.error.taken' }}
      send={(act, { lenderId, productId, en, hi }) => {
        const named = { productId, lenderId, version: FIRST_VERSION, names: { en, hi } };
        const product = { ...(copied ?? STARTING_TERMS), ...named };
        return act('draftProduct', (requestId) => ({ requestId, product, seen: null }));
      }}
      onDone={({ productId }) =>
        void navigate({ hash: fragmentOf({ view: 'product', productId, version: FIRST_VERSION }) })
      }
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="lenderId"
        label={t('catalogue.column.lender')}
        placeholder={t('catalogue.choose')}
        options={lenders.map(({ id, names }) => ({ value: id, label: nameIn(names, language) }))}
      />
      <IdField form={form} name="productId" label={t('catalogue.id')} />
      <ShortField form={form} name="en" label={t('productTerms.nameEn')} />
      <ShortField form={form} name="hi" label={t('productTerms.nameHi')} />
    </FormDialog>
  );
}

/** What the draft of a new product begins with, so that it can be saved from the start. None of it is advice. */
const STARTING_TERMS: Omit<ProductVersion, 'productId' | 'lenderId' | 'version' | 'names'> = {
  vehicleKinds: ['e-rickshaw'],
  amount: { min: paise(50_000_00), max: paise(200_000_00) },
  tenure: { min: 12, max: 36 },
  rate: { kind: 'reducing', percent: 24 },
  fees: [],
  penalCharge: {
    percent: 24,
    words: {
      en: '24 % a year on what is overdue, for the days that it is overdue',
      hi: 'बकाया रकम पर, जितने दिन बकाया रहे, 24 % सालाना',
    },
  },
  loanToValue: { maxPercent: 85, base: 'invoice' },
  eligibility: {
    age: { minAtApplication: 21, maxAtMaturity: 60 },
    instalmentShare: { maxPercent: 50, of: 'surplus' },
    minMonthlyIncome: paise(0),
    pinPrefixes: [],
    guarantor: { kind: 'never' },
  },
  documents: {
    beforeSanction: [
      'masked-aadhaar',
      'pan-or-form-60',
      'driving-licence',
      'proforma-invoice',
      'photograph',
    ],
    afterSanction: ['invoice', 'insurance', 'registration-certificate'],
  },
  coolingOffDays: 3,
};

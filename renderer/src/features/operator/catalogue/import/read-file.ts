/** Reads a file of products: what it would change of the catalogue, or what is wrong with it. */
import type { ReplyOf } from '#contract/gateway.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { catalogueNow, importProducts } from '#contract/operators/catalogue.ts';
import { nameIn } from '#domain/languages.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import { id as productId } from '#domain/lending/values.ts';
import { faultsOf } from '#renderer/features/operator/catalogue/form/product-rules.ts';
import {
  readProduct,
  typedProduct,
} from '#renderer/features/operator/catalogue/form/typed-product.ts';
import {
  COLUMNS,
  feeColumns,
  MAX_FEES,
} from '#renderer/features/operator/catalogue/import/columns.ts';
import { changesBetween } from '#renderer/features/operator/catalogue/terms/changes.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import {
  type FileFault,
  type TableRow,
  readTable,
} from '#renderer/ui/files/table-file/read-table.ts';

export type CatalogueNow = ReplyOf<typeof catalogueNow>;
type KnownProduct = CatalogueNow['products'][number];
type Seen = BodyOf<typeof importProducts>['products'][number]['seen'];

/** A product of the file, next to the catalogue. */
export type PlannedChange = {
  readonly kind: 'fresh' | 'changed' | 'same';
  /** In the version that it would become. */
  readonly product: ProductVersion;
  readonly lender: Lender;
  /** What it is compared with; null for a new one. */
  readonly base: ProductVersion | null;
  /** How many other versions of it wait. */
  readonly waiting: number;
  readonly seen: Seen;
};

export type FileReading =
  | { readonly ok: true; readonly changes: readonly PlannedChange[] }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** What a line of the file is made from: what is offered, or else the newest version that waits. */
export const baseOf = (known: KnownProduct | undefined): ProductVersion | null =>
  known?.offered ?? known?.waiting[0]?.product ?? null;

const ALL_COLUMNS = [
  ...COLUMNS,
  ...Array.from({ length: MAX_FEES }, (_, index) => feeColumns(index + 1)).flat(),
];
const COLUMN_AT = new Map(ALL_COLUMNS.map(({ place, name }) => [place, name]));
/** Where faults are shown that are about several columns. */
const FEES = 'fee_1_name_en';

/** In the place of a lender that there is not. */
const NOBODY = 'nobody';

const isList = (name: string) => name === 'vehicle_kinds' || name.startsWith('documents_');

const wordsIn = (cell: string): readonly string[] =>
  cell.split(/[\s,;]+/).filter((word) => word !== '');

export function readFile(text: string, now: CatalogueNow, translator: Translator): FileReading {
  const columns = {
    needed: COLUMNS.map(({ name }) => name),
    known: new Set(ALL_COLUMNS.map(({ name }) => name)),
  };
  const read = readTable(text, columns, translator.t('catalogueImport.empty'), translator);
  if (!read.ok) return read;
  const lines = new Map<string, number>();
  const readings = read.rows.map((row) => readRow(row, lines, now, translator));
  const faults = readings.flatMap((reading) => (reading.ok ? [] : reading.faults));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, changes: readings.flatMap((reading) => (reading.ok ? reading.changes : [])) };
}

function readRow(
  { line, cell, faults, fault }: TableRow,
  lines: Map<string, number>,
  now: CatalogueNow,
  translator: Translator,
): FileReading {
  const { t, language } = translator;
  const id = cell('product_id');
  const earlier = lines.get(id);
  if (!productId.safeParse(id).success) fault('product_id', t('catalogue.error.id'));
  else if (earlier !== undefined) {
    fault('product_id', t('catalogueImport.fault.repeated', { line: earlier }));
  }
  lines.set(id, line);
  const lender = now.lenders.find((each) => each.id === cell('lender_id'));
  if (lender === undefined) fault('lender_id', t('catalogueImport.fault.noLender'));
  const known = now.products.find((each) => each.productId === id);
  if (known !== undefined && lender !== undefined && known.lenderId !== lender.id) {
    const owner = now.lenders.find((each) => each.id === known.lenderId);
    fault(
      'lender_id',
      t('catalogueImport.fault.otherLender', {
        lender: nameIn(owner?.names, language) ?? known.lenderId,
      }),
    );
  }
  const base = baseOf(known);
  const ofVersion = versionFault(cell('version'), base, translator);
  if (ofVersion !== null) fault('version', ofVersion);

  const fees = Array.from({ length: MAX_FEES }, (_, index) => index + 1).filter((number) =>
    feeColumns(number).some(({ name }) => cell(name) !== ''),
  );
  const choiceFaults = [...COLUMNS, ...fees.flatMap(feeColumns)].filter(({ name, choices }) => {
    const said = isList(name) ? wordsIn(cell(name)) : [cell(name)];
    return choices !== undefined && said.some((word) => !choices.includes(word));
  });
  for (const { name, choices = [] } of choiceFaults) {
    fault(name, t('tableFile.fault.choice', { choices: choices.join(', ') }));
  }
  // What is no choice is taken for the first one, so that the rest of the line is looked at as well.
  const readable = (name: string) => {
    const wrong = choiceFaults.find((column) => column.name === name);
    return wrong === undefined ? cell(name) : (wrong.choices?.[0] ?? '');
  };
  const typed = typedProduct.safeParse(typedIn(readable, fees));
  if (!typed.success) return { ok: false, faults };
  const name = {
    productId: id,
    lenderId: lender?.id ?? NOBODY,
    version: (known?.newestVersion ?? 0) + 1,
  };
  for (const { path, message } of faultsOf(typed.data, name)) {
    fault(columnAt(path, fees), t(message));
  }
  const { data: product } = readProduct(typed.data, name);
  if (product === undefined || lender === undefined || faults.length > 0)
    return { ok: false, faults };
  const saysTheSame = (other: ProductVersion) =>
    changesBetween(other, product, translator).length === 0;
  // What is proposed or planned already is not proposed again, as after an answer that was lost.
  const isThere =
    known?.waiting.some(
      (each) =>
        (each.state === 'PROPOSED' || each.state === 'PLANNED') && saysTheSame(each.product),
    ) ?? false;
  const isSame = base !== null && (isThere || saysTheSame(base));
  return {
    ok: true,
    changes: [
      {
        kind: base === null ? 'fresh' : isSame ? 'same' : 'changed',
        product,
        lender,
        base,
        waiting:
          known?.waiting.filter((each) => each.product.version !== base?.version).length ?? 0,
        seen:
          known === undefined
            ? null
            : { offered: known.offered?.version ?? null, newest: known.newestVersion },
      },
    ],
  };
}

/** The column of a place in the product, in which the fees have the numbers that they have in the file. */
function columnAt(path: string, fees: readonly number[]): string {
  const [, index, field] = /^fees\.(\d+)\.(.+)$/.exec(path) ?? [];
  const place =
    index === undefined ? path : `fees.${(fees[Number(index)] ?? Number(index) + 1) - 1}.${field}`;
  return COLUMN_AT.get(place) ?? (path === 'fees' ? FEES : path);
}

function versionFault(said: string, base: ProductVersion | null, { t }: Translator): string | null {
  if (base === null) return said === '' ? null : t('catalogueImport.fault.noProduct');
  if (said === '') return t('catalogueImport.fault.noVersion');
  return said === String(base.version)
    ? null
    : t('catalogueImport.fault.stale', { version: said, now: base.version });
}

/** What the product form would have in its fields. */
function typedIn(cell: (name: string) => string, fees: readonly number[]): unknown {
  return {
    names: { en: cell('name_en'), hi: cell('name_hi') },
    vehicleKinds: wordsIn(cell('vehicle_kinds')),
    amount: { min: cell('amount_min'), max: cell('amount_max') },
    tenure: { min: cell('months_min'), max: cell('months_max') },
    rate: {
      kind: cell('rate_kind'),
      percent: cell('rate_percent'),
      firstYearPercent: cell('first_year_percent'),
    },
    fees: fees.map((number) => {
      const of = (field: string) => cell(`fee_${number}_${field}`);
      return {
        kind: of('kind'),
        names: { en: of('name_en'), hi: of('name_hi') },
        paise: of('amount'),
        percent: of('percent'),
        minPaise: of('min'),
        maxPaise: of('max'),
        isDeducted: of('from_loan') === 'yes',
      };
    }),
    penalCharge: {
      percent: cell('penal_percent'),
      words: { en: cell('penal_words_en'), hi: cell('penal_words_hi') },
    },
    loanToValue: { maxPercent: cell('price_share_percent'), base: cell('price_share_of') },
    eligibility: {
      age: { minAtApplication: cell('age_min'), maxAtMaturity: cell('age_max_at_end') },
      instalmentShare: { maxPercent: cell('instalment_percent'), of: cell('instalment_of') },
      minMonthlyIncome: cell('monthly_income_min'),
      pinPrefixes: cell('pin_beginnings'),
      minMonthsOfWork: cell('months_of_work_min'),
      guarantor: { kind: cell('guarantor'), amount: cell('guarantor_above') },
    },
    documents: {
      beforeSanction: wordsIn(cell('documents_before')),
      afterSanction: wordsIn(cell('documents_after')),
    },
    coolingOffDays: cell('cooling_off_days'),
  };
}

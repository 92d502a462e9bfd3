/** A price list as a file: its columns, and what it would change of the list that is there. */
import {
  type PricedModel,
  chassisNumbersOf,
  keyOfModel,
  MAX_MODELS,
} from '#domain/lending/price-list.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import {
  MODEL_FIELDS,
  type ModelField,
  readModel,
  typedIn,
  typedModelOf,
} from '#renderer/features/dealer-desk/prices/typed-model.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import {
  type FileFault,
  type TableRow,
  readTable,
} from '#renderer/ui/files/table-file/read-table.ts';

export const COLUMN_OF: { readonly [Field in ModelField]: string } = {
  brand: 'brand',
  model: 'model',
  variant: 'variant',
  kind: 'vehicle_kind',
  battery: 'battery',
  range: 'range_km',
  price: 'ex_showroom_price',
  registration: 'registration',
  insurance: 'insurance',
  districts: 'districts',
  accessories: 'accessories',
  offers: 'offers',
  stock: 'stock',
};

/** Without these no model can be read; other columns may be left out where they are empty. */
const NEEDED: readonly ModelField[] = ['brand', 'model', 'kind', 'price'];

/** The lines of a file with these models, the first one with the names of the columns. */
export const priceFileOf = (models: readonly PricedModel[]): readonly (readonly string[])[] => [
  MODEL_FIELDS.map((field) => COLUMN_OF[field]),
  ...models.map((model) => {
    const typed = typedModelOf(model);
    return MODEL_FIELDS.map((field) => typed[field].replaceAll('\n', '; '));
  }),
];

export type ChangedField = {
  readonly field: ModelField;
  readonly before: string;
  readonly after: string;
};

/** What a file would make of the list. */
export type PlannedPrices = {
  readonly models: readonly PricedModel[];
  readonly fresh: readonly PricedModel[];
  readonly changed: readonly {
    readonly model: PricedModel;
    readonly fields: readonly ChangedField[];
  }[];
  /** Those that are not in the file. */
  readonly removed: readonly PricedModel[];
  readonly same: number;
};

export type PriceFileReading =
  | { readonly ok: true; readonly planned: PlannedPrices }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

export function readPriceFile(
  text: string,
  now: readonly PricedModel[],
  translator: Translator,
): PriceFileReading {
  const { t } = translator;
  const columns = {
    needed: NEEDED.map((field) => COLUMN_OF[field]),
    known: new Set(Object.values(COLUMN_OF)),
  };
  const read = readTable(text, columns, t('prices.import.empty'), translator);
  if (!read.ok) return read;
  const lines = new Map<string, number>();
  const chassis = new Map<string, number>();
  const models = read.rows.flatMap((row) => {
    const model = modelIn(row, translator);
    if (model === null) return [];
    const key = keyOfModel(model);
    const earlier = lines.get(key);
    if (earlier !== undefined) {
      row.fault(COLUMN_OF.model, t('prices.import.repeated', { line: earlier }));
    }
    lines.set(key, earlier ?? row.line);
    for (const number of chassisNumbersOf(model)) {
      const other = chassis.get(number);
      if (other !== undefined) {
        row.fault(COLUMN_OF.stock, t('prices.import.sameVehicle', { number, line: other }));
      }
      chassis.set(number, other ?? row.line);
    }
    return [model];
  });
  const faults = read.rows.flatMap((row) => row.faults);
  const extra = read.rows[MAX_MODELS];
  if (faults.length === 0 && extra !== undefined) {
    const why = t('prices.import.tooMany', { most: MAX_MODELS });
    return { ok: false, faults: [{ line: extra.line, column: null, why }] };
  }
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, planned: plannedFrom(models, now) };
}

function modelIn({ cell, fault }: TableRow, { t }: Translator): PricedModel | null {
  const read = readModel(typedIn((field) => cell(COLUMN_OF[field])));
  if (read.ok) return read.model;
  for (const { field, message } of read.faults) {
    const why =
      field === 'kind' && message === 'prices.error.kind'
        ? t('tableFile.fault.choice', { choices: VEHICLE_KINDS.join(', ') })
        : t(message);
    fault(COLUMN_OF[field], why);
  }
  return null;
}

/** What these models in the place of those of now would change. */
export function plannedFrom(
  models: readonly PricedModel[],
  now: readonly PricedModel[],
): PlannedPrices {
  const before = new Map(now.map((model) => [keyOfModel(model), model]));
  const keys = new Set(models.map(keyOfModel));
  const compared = models.map((model) => {
    const old = before.get(keyOfModel(model));
    return { model, fields: old === undefined ? null : changesBetween(old, model) };
  });
  const changed = compared.flatMap(({ model, fields }) =>
    fields === null || fields.length === 0 ? [] : [{ model, fields }],
  );
  return {
    models,
    fresh: compared.flatMap(({ model, fields }) => (fields === null ? [model] : [])),
    changed,
    removed: now.filter((model) => !keys.has(keyOfModel(model))),
    same: compared.filter(({ fields }) => fields?.length === 0).length,
  };
}

function changesBetween(old: PricedModel, model: PricedModel): readonly ChangedField[] {
  const [before, after] = [typedModelOf(old), typedModelOf(model)];
  return MODEL_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}

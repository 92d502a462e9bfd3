/** Leads as a file: its columns, and what is in it. */
import type { LeadValues } from '#contract/dealers/leads.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { LEAD_SOURCES, NEXT_STEPS } from '#domain/lending/leads.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import {
  type LeadField,
  LEAD_FIELDS,
  type TypedLead,
  typedLead,
  valuesOf,
} from '#renderer/features/dealer-desk/leads/typed-lead.ts';
import { messageInWords } from '#renderer/ui/form/use-message.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import {
  type FileFault,
  type TableRow,
  readTable,
} from '#renderer/ui/files/table-file/read-table.ts';

/** Leads of one file. */
export const MAX_IMPORTED = 2000;

const LEAD_COLUMNS: { readonly [Field in LeadField]: string } = {
  name: 'name',
  mobileNumber: 'mobile_number',
  vehicleKind: 'vehicle_kind',
  step: 'next_step',
  on: 'next_day',
  source: 'source',
  language: 'language',
  note: 'note',
};
const NEEDED: readonly LeadField[] = ['name', 'mobileNumber'];

const CHOICES = {
  vehicleKind: VEHICLE_KINDS,
  step: NEXT_STEPS,
  source: LEAD_SOURCES,
  language: LANGUAGES,
} as const;

/** A lead with the ID that it gets, so that a part that is sent again makes none twice. */
export type LeadInFile = {
  readonly line: number;
  readonly lead: string;
  readonly values: LeadValues;
};

type LeadFileReading =
  | { readonly ok: true; readonly leads: readonly LeadInFile[] }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** A file to begin with: the names of the columns. */
export const emptyLeadFile = (): readonly (readonly string[])[] => [
  LEAD_FIELDS.map((field) => LEAD_COLUMNS[field]),
];

const OPEN = { state: 'OPEN', next: null } as const;

/** Reads a file. A language that is not given is `spoken`. */
export function readLeadFile(
  text: string,
  spoken: Language,
  translator: Translator,
  newId: () => string,
): LeadFileReading {
  const { t } = translator;
  const columns = {
    needed: NEEDED.map((field) => LEAD_COLUMNS[field]),
    known: new Set(Object.values(LEAD_COLUMNS)),
  };
  const read = readTable(text, columns, t('leads.import.empty'), translator);
  if (!read.ok) return read;
  const lines = new Map<string, number>();
  const leads = read.rows.flatMap((row) => {
    const values = valuesIn(row, spoken, translator);
    if (values === null) return [];
    const earlier = lines.get(values.mobileNumber);
    if (earlier !== undefined) {
      row.fault(LEAD_COLUMNS.mobileNumber, t('leads.import.repeated', { line: earlier }));
    }
    lines.set(values.mobileNumber, earlier ?? row.line);
    return [{ line: row.line, lead: newId(), values }];
  });
  const faults = read.rows.flatMap((row) => row.faults);
  const extra = read.rows[MAX_IMPORTED];
  if (faults.length === 0 && extra !== undefined) {
    const why = t('leads.import.tooMany', { most: MAX_IMPORTED });
    return { ok: false, faults: [{ line: extra.line, column: null, why }] };
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, leads };
}

function valuesIn(
  { cell, fault, faults }: TableRow,
  spoken: Language,
  translator: Translator,
): LeadValues | null {
  const { t } = translator;
  const typed: TypedLead = {
    name: cell(LEAD_COLUMNS.name),
    mobileNumber: cell(LEAD_COLUMNS.mobileNumber),
    vehicleKind: cell(LEAD_COLUMNS.vehicleKind),
    step: cell(LEAD_COLUMNS.step),
    on: cell(LEAD_COLUMNS.on),
    source: cell(LEAD_COLUMNS.source),
    language: cell(LEAD_COLUMNS.language) || spoken,
    note: cell(LEAD_COLUMNS.note),
  };
  for (const field of ['vehicleKind', 'step', 'source', 'language'] as const) {
    const known: readonly string[] = CHOICES[field];
    if (typed[field] !== '' && !known.includes(typed[field])) {
      fault(LEAD_COLUMNS[field], t('tableFile.fault.choice', { choices: known.join(', ') }));
    }
  }
  const checked = typedLead.safeParse(typed);
  if (!checked.success) {
    for (const { path, message } of checked.error.issues) {
      const field = LEAD_FIELDS.find((each) => each === path[0]);
      fault(field === undefined ? null : LEAD_COLUMNS[field], messageInWords(translator, message));
    }
  }
  if (!checked.success || faults.length > 0) return null;
  return valuesOf(checked.data, OPEN);
}

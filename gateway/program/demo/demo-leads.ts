import type { NEXT_STEPS } from '#domain/lending/leads.ts';
import { randomUUID } from 'node:crypto';
import type { LeadValues } from '#contract/dealers/leads.ts';
import { DAY_MS, indianDayOf } from '#domain/days.ts';
import { paise } from '#domain/money/money.ts';
import { storedCatalogue } from '#gateway/lending/catalogue/published.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { keepQuote } from '#gateway/lending/leads/quotes.ts';
import { keepLead } from '#gateway/lending/leads/save-lead.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type DemoLead = Omit<LeadValues, 'status'> & {
  /** How many days ago it was written, and from when on the next step is due. */
  readonly age: number;
  readonly status: (day: (from: number) => string) => LeadValues['status'];
};

const next = (step: (typeof NEXT_STEPS)[number], from: number) => (day: (from: number) => string) =>
  ({ state: 'OPEN', next: { step, on: day(from) } }) as const;

/** Made-up people, with numbers that nobody has registered. */
const LEADS: readonly DemoLead[] = [
  {
    name: 'Ramesh Yadav (demo)',
    mobileNumber: '9800000101',
    vehicleKind: 'e-rickshaw',
    source: 'walk-in',
    language: 'hi',
    note: 'Drives a rented rickshaw, wants his own before Holi.',
    age: 0,
    status: next('quote', 0),
  },
  {
    name: 'Sunita Devi (demo)',
    mobileNumber: '9800000102',
    vehicleKind: 'e-rickshaw',
    source: 'phone',
    language: 'hi',
    note: '',
    age: 2,
    status: next('call', -1),
  },
  {
    name: 'Imran Khan (demo)',
    mobileNumber: '9800000103',
    vehicleKind: 'e-cargo',
    source: 'online',
    language: 'en',
    note: 'Delivers for two shops. Asks about the loading capacity.',
    age: 5,
    status: next('test-drive', 2),
  },
  {
    name: 'Geeta Maurya (demo)',
    mobileNumber: '9800000104',
    vehicleKind: null,
    source: 'roadshow',
    language: 'hi',
    note: '',
    age: 9,
    status: () => ({ state: 'OPEN', next: null }),
  },
  {
    name: 'Arjun Singh (demo)',
    mobileNumber: '9800000105',
    vehicleKind: 'e-auto',
    source: 'referral',
    language: 'en',
    note: '',
    age: 20,
    status: () => ({ state: 'WON' }),
  },
  {
    name: 'Mohan Lal (demo)',
    mobileNumber: '9800000106',
    vehicleKind: 'e-rickshaw',
    source: 'existing-customer',
    language: 'hi',
    note: '',
    age: 33,
    status: () => ({ state: 'LOST', reason: 'too-expensive' }),
  },
];

type Deps = { readonly records: Records; readonly keys: DataKeys };

async function addQuote(deps: Deps, tx: Change, member: Member, lead: string): Promise<void> {
  const requestId = randomUUID();
  const terms = {
    vehicleKind: 'e-rickshaw',
    model: 'Demo model (fictional)',
    exShowroomPrice: paise(175_000_00),
    registration: paise(4_500_00),
    insurance: paise(6_500_00),
    accessories: paise(2_000_00),
    discount: paise(3_000_00),
    subsidy: null,
    downPayment: paise(45_000_00),
    validUntil: indianDayOf(tx.at + 14 * DAY_MS),
    language: 'hi',
  } as const;
  const quoted = { ...terms, months: [18, 24, 30] };
  const body = { requestId, quote: randomUUID(), lead, terms: quoted, branch: null };
  await keepQuote({ ...deps, catalogue: storedCatalogue(deps.records) }, tx, member, body);
}

/** Leads of some days, one of them with a quote, for a dealer who has none. */
export async function addDemoLeads(deps: Deps, member: Member): Promise<void> {
  const { db } = deps.records;
  const query = db.selectFrom('leads').select('id').where('dealer_id', '=', member.organisation);
  if ((await query.executeTakeFirst()) !== undefined) return;
  const answer = await change(deps.records, async (tx) => {
    const day = (from: number) => indianDayOf(tx.at + from * DAY_MS);
    for (const { age, status, ...values } of LEADS) {
      const before: Change = { ...tx, at: tx.at - age * DAY_MS };
      const body = {
        requestId: randomUUID(),
        lead: randomUUID(),
        version: null,
        values: { ...values, status: status(day) },
        isDuplicateKnown: false,
        branch: null,
      };
      const { lead } = await keepLead(deps, before, member, body);
      if (age === 0) await addQuote(deps, tx, member, lead);
    }
    return {};
  });
  if (answer.status !== 200) throw new Error(answer.message);
}

/**
 * Prepares the data of `npm start` before the gateway takes the folder: the catalogue of fictional lenders with their system
 * and keys, a dealer with some leads, and accounts for each role, which it prints. Leaves alone what is
 * already there. Refuses to work for a real identity service.
 */
import { asId } from '#domain/ids.ts';
import type { DealerDuty } from '#domain/dealer-duties.ts';
import type { UserId } from '#domain/ids.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parseCatalogue } from '#domain/lending/catalogue/catalogue.ts';
import { argon2Passwords } from '#gateway/people/accounts/passwords.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { importCatalogue, publishSamples } from '#gateway/lending/catalogue/import-catalogue.ts';
import { giveUp } from '#gateway/foundation/command-line/command-line.ts';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';
import { addDemoLeads } from '#gateway/program/demo/demo-leads.ts';
import { paise } from '#domain/money/money.ts';
import { keepScheme } from '#gateway/lending/catalogue/subsidy-schemes.ts';
import { demoPrices } from '#gateway/program/demo/demo-prices.ts';
import { indianDayOf } from '#domain/days.ts';
import { keepPriceList, priceListOf } from '#gateway/lending/price-lists/price-lists.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { keepDealer } from '#gateway/lending/delivery/dealers.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { registerSampleSystem, systemsOf } from '#gateway/areas/lenders/lender-systems.ts';
import {
  acceptInvited,
  addOperator,
  inviteMember,
} from '#gateway/people/memberships/memberships.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { readMasterKeys } from '#gateway/foundation/sealing/read-master-keys.ts';
import { openStore } from '#gateway/foundation/store/open-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

/** Everybody's in the demonstration, which is on this machine alone and holds no real data. */
const PASSWORD = 'rickshaw 2026';
const DEALER = {
  id: 'demo-dealer',
  names: { en: 'Demo dealer (fictional)', hi: 'डेमो डीलर (काल्पनिक)' },
};
const SCHEME = {
  names: { en: 'Demo subsidy (fictional)', hi: 'डेमो सब्सिडी (काल्पनिक)' },
  amount: paise(5_000_00),
  from: '2026-04-01',
  to: null,
  source: 'https://subsidy.example/',
};
const CATALOGUE = new URL('../../../resources/sample-catalogue.json', import.meta.url);

const publicKeys = z.array(z.object({ lenderId: z.string(), keyId: z.string(), x: z.string() }));

type DemoAccount = {
  readonly userId: UserId;
  readonly mobileNumber: string;
  readonly name: string;
  readonly role: 'borrower' | 'operator' | 'lender' | 'dealer';
  readonly organisation: string | null;
  readonly dealerDuty?: DealerDuty;
};

const ACCOUNTS: readonly DemoAccount[] = [
  {
    userId: asId('user', 'RS10000001'),
    mobileNumber: '9800000001',
    name: 'Demo Borrower',
    role: 'borrower',
    organisation: null,
  },
  {
    userId: asId('user', 'RS10000002'),
    mobileNumber: '9800000002',
    name: 'Demo Operator',
    role: 'operator',
    organisation: null,
  },
  {
    userId: asId('user', 'RS10000003'),
    mobileNumber: '9800000003',
    name: 'Demo Checker',
    role: 'operator',
    organisation: null,
  },
  {
    userId: asId('user', 'RS10000004'),
    mobileNumber: '9800000004',
    name: 'Demo Lender',
    role: 'lender',
    organisation: 'sample-neem',
  },
  {
    userId: asId('user', 'RS10000005'),
    mobileNumber: '9800000005',
    name: 'Demo Dealer',
    role: 'dealer',
    organisation: DEALER.id,
    dealerDuty: 'manager',
  },
  {
    userId: asId('user', 'RS10000006'),
    mobileNumber: '9800000006',
    name: 'Demo Seller',
    role: 'dealer',
    organisation: DEALER.id,
  },
];

/** Where each works. Operators and lenders' people sign in there with password and code. */
const WHERE: Readonly<Record<DemoAccount['role'], string>> = {
  borrower: '/loan-eligibility',
  operator: '/operator',
  lender: '/lender',
  dealer: '/dealer-desk',
};

const configuration = readConfiguration(process.env);
if (!configuration.ok) giveUp(...configuration.failure);
if (configuration.value.FIREBASE_AUTH_EMULATOR_HOST === undefined) {
  giveUp('Demo accounts are for the Auth emulator alone: set FIREBASE_AUTH_EMULATOR_HOST.');
}
const settings = configuration.value;
await prepare(await openStore(settings));
process.stdout.write(`\n  Demo accounts (password "${PASSWORD}"; codes appear below)\n`);
for (const { userId, mobileNumber, role } of ACCOUNTS) {
  process.stdout.write(`    ${role.padEnd(10)} ${userId}  ${mobileNumber}  ${WHERE[role]}\n`);
}

async function prepare(store: Store): Promise<void> {
  try {
    await addAccounts(store);
    await addCatalogue(store);
    await addSampleLenders(store);
    await addDealer(store);
    await addLeads(store);
    await addPrices(store);
  } finally {
    await store.close();
  }
}

async function addAccounts(store: Store): Promise<void> {
  const missing: DemoAccount[] = [];
  for (const account of ACCOUNTS) {
    if ((await store.accountByUserId(account.userId)) === null) missing.push(account);
  }
  if (missing.length === 0) return;
  const passwords = await argon2Passwords({ concurrency: 2, queue: ACCOUNTS.length });
  const hash = await passwords.hash(PASSWORD);
  if (!hash.ok) throw new Error('the password of the demo accounts was not hashed');
  for (const account of missing) {
    const [firstName = '', lastName = ''] = account.name.split(' ');
    const taken = await store.addAccount({
      userId: account.userId,
      firstName,
      lastName,
      category: 'CSR',
      email: `${account.role}-${account.userId.slice(-1)}@demo.example`,
      mobileNumber: account.mobileNumber,
      passwordHash: hash.value,
    });
    // Somebody may have registered with that number: then there is no demo account of it.
    if (Array.isArray(taken) && taken.length === 0) await addRole(store, account);
  }
}

async function addRole(
  { records }: Store,
  { userId, role, organisation, dealerDuty }: DemoAccount,
): Promise<void> {
  if (role === 'borrower') return;
  await change(records, async (tx) => {
    if (role === 'operator') return addOperator(records, tx, userId);
    const { id } = await inviteMember(records, tx, SYSTEM, {
      userId,
      role,
      organisation,
      ...(dealerDuty !== undefined && { dealerDuty }),
    });
    return acceptInvited(records, tx, userId, id);
  });
}

async function addCatalogue({ records }: Store): Promise<void> {
  const text = await readFile(CATALOGUE, 'utf8');
  const read = parseCatalogue(text);
  if (!read.ok) throw new Error('resources/sample-catalogue.json is no catalogue');
  const answer = await change(records, async (tx) => {
    const imported = await importCatalogue(records, tx, read.value);
    if (imported.drafts > 0) await publishSamples(records, tx, read.value);
    return imported;
  });
  if (answer.status !== 200) throw new Error(answer.message);
}

/** Where the fictional lenders take messages, and the keys they sign with, as given in their folder. */
async function addSampleLenders({ records }: Store): Promise<void> {
  const { SAMPLE_LENDER_DATA_DIR: folder = '', SAMPLE_LENDER_PORT: port = '' } = process.env;
  const text = await readFile(join(folder, 'public-keys.json'), 'utf8');
  const { systems } = await systemsOf(records.db, { after: null }, SYSTEM.id);
  for (const key of publicKeys.parse(JSON.parse(text))) {
    const url = `http://127.0.0.1:${port}/lenders/${key.lenderId}/messages`;
    const known = systems.find(({ lenderId }) => lenderId === key.lenderId);
    const hasKey = known?.keys.some(
      ({ keyId, state }) => keyId === key.keyId && state === 'ACTIVE',
    );
    if (known?.url === url && hasKey === true) continue;
    const answer = await change(records, (tx) =>
      registerSampleSystem(records, tx, { ...key, url }),
    );
    if (answer.status !== 200) throw new Error(answer.message);
  }
}

/** As if the first of the dealer's staff had written them. */
async function addLeads({ records }: Store): Promise<void> {
  const masterKeys = await readMasterKeys(settings);
  if (!masterKeys.ok) giveUp(masterKeys.failure);
  const member = await firstAtDealer(records);
  if (member === undefined) return;
  const keys = dataKeys(records, masterKeys.value);
  await addDemoLeads({ records, keys }, member);
}

/** By the same person. */
async function addPrices({ records }: Store): Promise<void> {
  const member = await firstAtDealer(records);
  if (member === undefined) return;
  const { list } = await priceListOf(records.db, DEALER.id, { version: null });
  if (list !== null) return;
  const models = demoPrices(indianDayOf(Date.now()));
  await change(records, (tx) => keepPriceList(records, tx, member, { version: null, models }));
}

/** The first of the dealer's staff. */
async function firstAtDealer({ db }: Store['records']): Promise<Member | undefined> {
  const { id: organisation } = DEALER;
  const found = await db
    .selectFrom('memberships')
    .select('id')
    .where('role', '=', 'dealer')
    .where('organisation', '=', organisation)
    .where('state', '=', 'ACTIVE')
    .orderBy('user_id')
    .executeTakeFirst();
  return found === undefined ? undefined : { id: found.id, role: 'dealer', organisation };
}

async function addDealer({ records }: Store): Promise<void> {
  const { db } = records;
  const query = db.selectFrom('dealers').select('id').where('id', '=', DEALER.id);
  if ((await query.executeTakeFirst()) !== undefined) return;
  await change(records, async (tx) => {
    await keepDealer(tx, SYSTEM, DEALER);
    await keepScheme(tx, SYSTEM, SCHEME);
    return {};
  });
}

/** The leads as this computer knows them: as the gateway last listed them, with what waits to be sent. */
import type { Lead, leads } from '#contract/dealers/leads.ts';
import { type KeptWrite, leadOfWrite } from '#contract/desk.ts';
import { indianDayOf } from '#domain/days.ts';
import { isOfBranch } from '#renderer/features/dealer-desk/shared/branches.ts';
import type { BodyOf } from '#contract/gateway.ts';

/** Which leads, in which order. */
export type LeadsAsked = Omit<BodyOf<typeof leads>, 'after'>;

/** The version of a lead that the gateway does not have yet. */
export const UNSENT = 0;

/** Leads with what was typed since; what the gateway has changed meanwhile stays as the gateway has it. */
export function leadsHere(seen: readonly Lead[], writes: readonly KeptWrite[]): readonly Lead[] {
  const leads = new Map(seen.map((each) => [each.lead, each]));
  for (const kept of writes) {
    const { write, state } = kept;
    if (state.kind === 'conflict') continue;
    if (write.call === 'noteContact') planned(leads, write.body);
    if (write.call !== 'saveLead') continue;
    leads.set(write.body.lead, withWrite(leads.get(write.body.lead), kept, write.body));
  }
  return [...leads.values()];
}

type ContactWrite = Extract<KeptWrite['write'], { readonly call: 'noteContact' }>['body'];

/** A call that waits to be sent has planned the next step already. */
function planned(leads: Map<string, Lead>, { lead: id, next }: ContactWrite): void {
  const lead = leads.get(id);
  if (lead?.status.state !== 'OPEN' || next === null) return;
  const { seen } = next;
  const now = lead.status.next;
  if (now?.step !== seen?.step || now?.on !== seen?.on) return;
  leads.set(id, { ...lead, status: { state: 'OPEN', next: next.to } });
}

type LeadWrite = Extract<KeptWrite['write'], { readonly call: 'saveLead' }>['body'];

function withWrite(before: Lead | undefined, { keptAt }: KeptWrite, body: LeadWrite): Lead {
  const { lead, version, values, branch } = body;
  return {
    application: null,
    owner: null,
    branch,
    createdAt: keptAt,
    ...before,
    lead,
    ...values,
    version: before?.version ?? version ?? UNSENT,
    changedAt: keptAt,
  };
}

/** The leads with something waiting to be sent. */
export const waitingLeads = (writes: readonly KeptWrite[]): ReadonlySet<string> =>
  new Set(
    writes.flatMap(({ write, state }) =>
      state.kind === 'differs' ? [] : (leadOfWrite(write) ?? []),
    ),
  );

/** The requested leads, in the requested order, as the gateway would list them. */
export function askedFrom(
  leads: readonly Lead[],
  asked: LeadsAsked,
  /** Membership of whoever asks, if it is known. */
  me: string | null = null,
): readonly Lead[] {
  return leads
    .filter((lead) => fits(lead, asked) && isOwned(lead, asked, me))
    .toSorted(ORDERS[asked.orderBy]);
}

/** What was not sent yet is of whoever is at the desk. */
function isOwned({ owner, version }: Lead, { owner: asked }: LeadsAsked, me: string | null) {
  const now = version === UNSENT ? me : (owner?.membership ?? null);
  if (asked == null) return true;
  if (asked === 'me') return version === UNSENT || (me !== null && now === me);
  return asked === 'nobody' ? version !== UNSENT && now === null : now === asked;
}

function fits(
  { name, mobileNumber, status, source, branch, createdAt }: Lead,
  { search, state, dueBy, step, ...asked }: LeadsAsked,
) {
  const day = indianDayOf(createdAt);
  const next = status.state === 'OPEN' ? status.next : null;
  return (
    (state === null || status.state === state) &&
    (dueBy === null || (next !== null && next.on <= dueBy)) &&
    (step === null || (step === 'none' ? isStepless(status) : next?.step === step)) &&
    isOfBranch(branch, asked.branch) &&
    (asked.source == null || source === asked.source) &&
    (asked.reason == null || (status.state === 'LOST' && status.reason === asked.reason)) &&
    (asked.from == null || day >= asked.from) &&
    (asked.to == null || day <= asked.to) &&
    (search === null || isFound(search, name, mobileNumber))
  );
}

const isStepless = (status: Lead['status']): boolean =>
  status.state === 'OPEN' && status.next === null;

function isFound(search: string, name: string, mobileNumber: string): boolean {
  if (name.toLocaleLowerCase().includes(search.toLocaleLowerCase())) return true;
  const digits = search.replaceAll(/[\s+-]/g, '');
  return /^\d+$/.test(digits) && mobileNumber.includes(digits);
}

type Order = (one: Lead, other: Lead) => number;

const newest: Order = (one, other) => other.createdAt - one.createdAt;
const ORDERS: { readonly [Name in LeadsAsked['orderBy']]: Order } = {
  newest,
  oldest: (one, other) => newest(other, one),
  due: (one, other) => dueOf(one).localeCompare(dueOf(other)) || newest(one, other),
};

/** Those without a next step come last. */
const dueOf = ({ status }: Lead): string =>
  (status.state === 'OPEN' ? status.next?.on : null) ?? '9999';

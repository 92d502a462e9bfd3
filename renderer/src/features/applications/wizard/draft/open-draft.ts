import type { GatewayFailure } from '#contract/gateway.ts';
import { fail, type Result } from '#contract/result.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { namesAadhaar } from '#domain/identifiers.ts';
import { type FieldId, SECTION_NAMES, type SectionName } from '#domain/lending/sections.ts';
import {
  forLendersAlone,
  nextAgreement,
  withConsent,
} from '#renderer/features/applications/wizard/draft/agreements.ts';
import type {
  Application,
  Call,
  Draft,
  DraftState,
} from '#renderer/features/applications/wizard/draft/draft.ts';
import {
  type AnswerId,
  choiceOf,
  fieldsOf,
} from '#renderer/features/applications/wizard/draft/fields.ts';
import type { DeviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import {
  answersIn,
  isConflict,
  type Unsaved,
  merged,
  toSend,
  typed,
  whileSent,
} from '#renderer/features/applications/wizard/draft/merge.ts';
import { requestIds } from '#renderer/features/applications/wizard/draft/request-ids.ts';
import {
  failureOf,
  isStale,
  savingAfter,
} from '#renderer/features/applications/wizard/draft/saving.ts';
import { sectionBody } from '#renderer/features/applications/wizard/draft/section-body.ts';
import { isOffered, theirText } from '#renderer/features/applications/wizard/draft/their-text.ts';
import { readText, withValues } from '#renderer/features/applications/wizard/draft/values.ts';

/** Milliseconds after the last key until it is saved, and until a save without an answer is tried again. */
export const SAVE_AFTER = 1_500;
export const RETRY_AFTER = 5_000;

/** What is saved immediately. */
const PARTS = ['lender', ...SECTION_NAMES] as const;
type Part = (typeof PARTS)[number];

/** Opens an application for one person on this device. */
export function openDraft(
  application: Application,
  { call, device }: { readonly call: Call; readonly device: DeviceStore },
): Draft {
  const { fields, ...kept } = device.read();
  const listeners = new Set<() => void>();
  const ids = requestIds();
  let state: DraftState = {
    application,
    unsaved: fields,
    ...kept,
    saving: { kind: 'saved' },
    needsProof: false,
  };
  let proof: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isOpen = false;
  /** Until when nothing is saved automatically, in milliseconds since 1970, as the gateway asked for. */
  let notBefore = 0;

  function set(changed: Partial<DraftState>): void {
    state = { ...state, ...changed };
    listeners.forEach((listener) => listener());
  }

  function keep(id: AnswerId, mine: Unsaved | null): void {
    device.keepField(id, mine);
    const { [id]: _before, ...others } = state.unsaved;
    set({ unsaved: mine === null ? others : { ...others, [id]: mine } });
  }

  const theirs = (id: AnswerId) => theirText(state.application, id);

  /** Merges both after the gateway has said what it has. */
  function merge(next: Application): void {
    set({ application: next });
    for (const id of answersIn(state.unsaved)) {
      const mine = state.unsaved[id];
      if (mine === undefined) continue;
      keep(id, isOffered(next, id, mine.text) ? merged(id, theirs(id), mine) : null);
    }
  }

  const hasUnsent = (part: Part) =>
    answersIn(state.unsaved).some((id) => {
      const mine = state.unsaved[id];
      if (mine === undefined || !id.startsWith(`${part}.`)) return false;
      // What is in conflict waits for the person.
      if (isConflict(id, theirs(id), mine)) return false;
      return mine.sent.length > 0 || toSend(id, theirs(id), mine) !== theirs(id);
    });

  /** What is sent as an answer, and may be at the gateway from then on. */
  function sending(id: AnswerId): string {
    const mine = state.unsaved[id];
    if (mine === undefined) return theirs(id);
    const text = toSend(id, theirs(id), mine);
    if (text !== theirs(id)) keep(id, whileSent(text, mine));
    return text;
  }

  /** One change at a time, in the order in which they were asked for. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    const wait = Math.max(milliseconds, notBefore - Date.now());
    if (isOpen) timer = setTimeout(() => void save(), wait);
  }

  function failed(failure: GatewayFailure): false {
    const saving = savingAfter(failure);
    if (saving.kind === 'too-often' && failure.kind === 'refused') {
      notBefore = Date.now() + (failure.retryAfterSeconds ?? 0) * 1000;
    }
    if (saving.kind === 'unreachable' || saving.kind === 'too-often') later(RETRY_AFTER);
    set({ saving });
    return false;
  }

  async function load(): Promise<boolean> {
    const answer = await call('application', { number: state.application.number });
    if (!answer.ok) return failed(answer.failure);
    merge(answer.value);
    return true;
  }

  async function saveSection(section: SectionName): Promise<boolean> {
    const { number, version, sections: seen } = state.application;
    const values: Partial<Record<FieldId, unknown>> = {};
    for (const id of fieldsOf(section)) {
      const text = sending(id);
      const reading = readText(id, text);
      if (text !== theirs(id)) values[id] = reading.ok ? reading.value : null;
    }
    const sections = withValues(seen, values);
    const body = sectionBody({ number, version }, section, sections);
    const requestId = ids.of(['saveSection', body]);
    const answer = await call('saveSection', { ...body, requestId });
    ids.answered(['saveSection', body], answer);
    return acknowledged(answer, { sections });
  }

  async function saveChoice(): Promise<boolean> {
    const { number, version, match } = state.application;
    const chosenProducts = (match?.matched ?? [])
      .filter(({ lender, product }) => sending(choiceOf(lender.id)) === product.id)
      .map(({ product }) => product.id);
    const body = { number, version, products: chosenProducts };
    const requestId = ids.of(body);
    const answer = await call('chooseLenders', { ...body, requestId });
    ids.answered(body, answer);
    return acknowledged(answer, { chosenProducts });
  }

  async function acknowledged(
    answer: Result<{ readonly version: number }, GatewayFailure>,
    sent: Partial<Application>,
  ): Promise<boolean> {
    if (!answer.ok) return isStale(answer.failure) ? load() : failed(answer.failure);
    const { version } = answer.value;
    // Otherwise something else has changed it since, and was read meanwhile.
    if (version >= state.application.version) merge({ ...state.application, ...sent, version });
    return true;
  }

  async function sendAgreement(): Promise<boolean> {
    const next = nextAgreement(state);
    if (next === null) return true;
    const requestId = ids.of(next);
    const { number } = state.application;
    const answer =
      next.kind === 'give'
        ? await call('giveConsent', { ...next.consent, number, requestId }, proof)
        : await call('withdrawConsent', { number, consent: next.consent, requestId });
    ids.answered(next, answer);
    if (answer.ok) {
      set({ application: withConsent(state.application, next, answer.value.consent) });
      const { [next.key]: _settled, ...agreedStill } = state.agreed;
      device.keep({ agreed: agreedStill });
      set({ agreed: agreedStill });
      return sendAgreement();
    }
    if (refusedAs(answer.failure, 'fresh-code-needed', { status: 403 })) {
      proof = null;
      set({ needsProof: true });
      return true;
    }
    return failed(answer.failure);
  }

  async function saveAll(): Promise<boolean> {
    clearTimeout(timer);
    if (!isOpenState(state.application)) return true;
    // Each round changes what the gateway has, or ends it; a field that changes on both sides ends it too.
    for (let rounds = 0; rounds < MAX_ROUNDS; rounds += 1) {
      // It may have been sent from another device meanwhile.
      if (!isOpenState(state.application)) break;
      const part = PARTS.find(hasUnsent);
      if (part === undefined) {
        if (!state.needsProof && !(await sendAgreement())) return false;
        if (PARTS.some(hasUnsent)) continue;
        set({ saving: { kind: 'saved' } });
        return true;
      }
      set({ saving: { kind: 'saving' } });
      if (!(await (part === 'lender' ? saveChoice() : saveSection(part)))) return false;
    }
    return !isOpenState(state.application) || failed({ kind: 'unreachable' });
  }

  const save = () => inTurn(saveAll);
  const onOnline = () => {
    if (state.saving.kind === 'unreachable') void save();
  };
  merge(application);

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (id, text) => {
      keep(id, typed(id, theirs(id), state.unsaved[id], text));
      if (state.saving.kind === 'saved') set({ saving: { kind: 'waiting' } });
      later(SAVE_AFTER);
    },
    decide: (id, whose) => {
      const mine = state.unsaved[id];
      if (mine === undefined) return;
      keep(id, whose === 'mine' ? { text: mine.text, base: theirs(id), sent: [] } : null);
      void save();
    },
    nameGuarantor: (guarantor) => {
      if (!namesAadhaar(guarantor?.name ?? '')) device.keep({ guarantor });
      set({ guarantor });
    },
    agree: (consent, agreement) => {
      const next = { ...state.agreed, [consent]: agreement };
      device.keep({ agreed: next });
      set({ agreed: next });
      later(0);
    },
    prove: (proved) => {
      proof = proved;
      set({ needsProof: false });
      return save();
    },
    takeBackAgreements: () => {
      const next = forLendersAlone(state.agreed);
      device.keep({ agreed: next });
      set({ agreed: next, needsProof: false });
    },
    save,
    reload: () => inTurn(load),
    take: (read) => {
      if (read.version > state.application.version) merge(read);
    },
    change: async (name, bodyFor, phoneProof = null) => {
      const isSaved = await save();
      return inTurn(async () => {
        if (!isSaved) return fail(failureOf(state.saving));
        const { number, version } = state.application;
        const asked = [name, bodyFor({ requestId: '', number, version })];
        const requestId = ids.of(asked);
        const answer = await call(name, bodyFor({ requestId, number, version }), phoneProof);
        ids.answered(asked, answer);
        if (answer.ok || isStale(answer.failure)) await load();
        return answer;
      });
    },
    forget: () => {
      clearTimeout(timer);
      device.forget();
    },
    open: () => {
      isOpen = true;
      globalThis.addEventListener('online', onOnline);
      later(0);
      return () => {
        isOpen = false;
        clearTimeout(timer);
        globalThis.removeEventListener('online', onOnline);
      };
    },
  };
}

/** Saves in a row after which it waits, as something else keeps changing the same application. */
const MAX_ROUNDS = 20;

/** Whether its borrower may change it: before it was sent, and while corrections are requested. */
export const isOpenState = ({ state }: Pick<Application, 'state'>): boolean =>
  state === 'DRAFT' || state === 'ACTION_REQUIRED';

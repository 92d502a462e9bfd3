/** A gateway that keeps one application as the real one does, and can be out of reach, for tests. */
import * as z from 'zod/mini';
import { chooseLenders, saveSection } from '#contract/applications/loans.ts';
import { giveConsent } from '#contract/applications/consents.ts';
import { callGateway, type Fetch } from '#contract/call-gateway.ts';
import { PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { type Sections, NO_SECTIONS } from '#domain/lending/sections.ts';
import { paise } from '#domain/money/money.ts';
import type {
  Application,
  Call,
  DraftState,
} from '#renderer/features/applications/wizard/draft/draft.ts';

export const NUMBER = 'LA0000000001';

export const EMPTY: Application = {
  number: NUMBER,
  state: 'DRAFT',
  outcome: null,
  version: 1,
  createdAt: 0,
  changedAt: 0,
  submittedAt: null,
  letters: { all: 0, unread: 0 },
  lookDueAt: null,
  sections: NO_SECTIONS,
  missing: [],
  match: null,
  isMatchStale: false,
  isFromQuote: false,
  ways: [],
  guarantor: null,
  chosenProducts: [],
  lenders: [],
  consents: [],
  changeRequests: [],
  rejectReason: null,
};

/** Every field that must be filled in. */
export const FILLED: Sections = {
  identity: {
    fullName: 'Asha Verma',
    dateOfBirth: '1990-04-17',
    pan: 'ABCPK4821Q',
    aadhaarLastFour: '7741',
    drivingLicence: 'UP3220190041873',
  },
  address: {
    house: '12',
    district: 'Lucknow',
    state: 'Uttar Pradesh',
    pinCode: '226001',
    home: 'own',
  },
  work: { occupation: 'other', per: 'month', income: paise(3_000_000), costs: paise(1_500_000) },
  vehicle: {
    vehicleKind: 'e-rickshaw',
    model: 'Madeup',
    exShowroomPrice: paise(15_000_000),
    onRoadPrice: paise(16_000_000),
    downPayment: paise(4_000_000),
    months: 24,
    dealerName: 'Madeup Motors',
  },
  bank: { holder: 'Asha Verma', accountNumber: '918273645546', ifsc: 'SBIN0001234' },
};

/** As a draft is before anything is typed. */
export const BEGUN: DraftState = {
  application: EMPTY,
  unsaved: {},
  guarantor: null,
  agreed: {},
  saving: { kind: 'saved' },
  needsProof: false,
};

const ID = '3f2b8c1e-5a54-4a1c-9a57-0d8f2f1c6e11';

/** `answer-lost` does what was asked, but its answer never arrives. */
export type Weather =
  | 'fine'
  | 'unreachable'
  | 'answer-lost'
  | 'signed-out'
  | 'busy'
  | 'too-often'
  | 'unproven';

/** Seconds after which a gateway that was asked too often takes more. */
export const TOO_OFTEN_FOR = 600;

export function keptApplication() {
  let kept = EMPTY;
  let weather: Weather = 'fine';
  const answered = new Map<string, { readonly number: string; readonly version: number }>();
  const paths: string[] = [];

  type Seen = { readonly requestId: string; readonly version: number };

  function saved({ requestId, version }: Seen, change: () => void): Response {
    const before = answered.get(requestId);
    if (before !== undefined) return Response.json(before);
    if (version !== kept.version) return Response.json({ message: 'stale' }, { status: 409 });
    change();
    const reply = { number: NUMBER, version: kept.version };
    answered.set(requestId, reply);
    return Response.json(reply);
  }

  function given(sent: unknown, proof: string | null): Response {
    const { purpose, lenderId, noticeHash, language } = z.parse(giveConsent.body, sent);
    if (weather === 'unproven' && proof === null) return Response.json({}, { status: 403 });
    const consent = { purpose, lenderId, noticeHash, language, items: [], givenAt: 1 };
    kept = {
      ...kept,
      consents: [...kept.consents, { ...consent, id: ID, state: 'GIVEN', withdrawnAt: null }],
    };
    return Response.json({ consent: ID });
  }

  function set(filled: Partial<Sections>): void {
    put({ sections: { ...kept.sections, ...filled } });
  }

  function put(changed: Partial<Application>): void {
    kept = { ...kept, version: kept.version + 1, ...changed };
  }

  function answerTo(path: string, sent: unknown, proof: string | null): Response {
    if (path === saveSection.path) {
      const body = z.parse(saveSection.body, sent);
      return saved(body, () => set({ [body.section]: body.values }));
    }
    if (path === chooseLenders.path) {
      const body = z.parse(chooseLenders.body, sent);
      return saved(body, () => put({ chosenProducts: body.products }));
    }
    return path === giveConsent.path ? given(sent, proof) : Response.json(kept);
  }

  const fetch: Fetch = async (path, { body, headers }) => {
    paths.push(path);
    if (weather === 'unreachable') throw new TypeError('no connection');
    if (weather === 'signed-out') return new Response(null, { status: 401 });
    if (weather === 'busy') return Response.json({}, { status: 503 });
    if (weather === 'too-often') {
      const later = { 'Retry-After': String(TOO_OFTEN_FOR) };
      return Response.json({ message: 'Too often.' }, { status: 429, headers: later });
    }
    const sent: unknown = JSON.parse(typeof body === 'string' ? body : 'null');
    const proof = new Headers(headers).get(PHONE_PROOF_HEADER);
    const answer = answerTo(path, sent, proof);
    if (weather === 'answer-lost') throw new TypeError('the connection ended');
    return answer;
  };
  const call: Call = (name, body, phoneProof = null) =>
    callGateway({ fetch, gatewayUrl: '' }, RENDERER_CALLS[name], body, {
      token: 'token',
      phoneProof,
    });

  return {
    call,
    paths,
    kept: () => kept,
    /** What another device saves. */
    set,
    put,
    turn: (next: Weather) => {
      weather = next;
    },
  };
}

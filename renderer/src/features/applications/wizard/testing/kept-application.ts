/** A gateway that keeps one application as the real one does, and can be out of reach, for tests. */
import * as z from 'zod/mini';
import { saveSection } from '#contract/applications/loans.ts';
import { giveConsent } from '#contract/applications/consents.ts';
import { callGateway, type Fetch } from '#contract/call-gateway.ts';
import { PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { Sections } from '#domain/lending/sections.ts';
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
  lookDueAt: null,
  sections: { identity: {}, address: {}, work: {}, vehicle: {}, bank: {} },
  missing: [],
  match: null,
  isMatchStale: false,
  guarantor: null,
  chosenProducts: [],
  lenders: [],
  consents: [],
  changeRequests: [],
  rejectReason: null,
};

/** As a draft is before anything is typed. */
export const BEGUN: DraftState = {
  application: EMPTY,
  unsaved: {},
  chosen: [],
  guarantor: null,
  agreed: {},
  saving: { kind: 'saved' },
  needsProof: false,
};

const ID = '3f2b8c1e-5a54-4a1c-9a57-0d8f2f1c6e11';

/** `answer-lost` does what was asked, but its answer never arrives. */
export type Weather = 'fine' | 'unreachable' | 'answer-lost' | 'signed-out' | 'busy' | 'unproven';

export function keptApplication() {
  let kept = EMPTY;
  let weather: Weather = 'fine';
  const answered = new Map<string, { readonly number: string; readonly version: number }>();
  const paths: string[] = [];

  function saved(sent: unknown): Response {
    const { requestId, version, section, values } = z.parse(saveSection.body, sent);
    const before = answered.get(requestId);
    if (before !== undefined) return Response.json(before);
    if (version !== kept.version) return Response.json({ message: 'stale' }, { status: 409 });
    set({ [section]: values });
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
    kept = { ...kept, version: kept.version + 1, sections: { ...kept.sections, ...filled } };
  }

  const fetch: Fetch = async (path, { body, headers }) => {
    paths.push(path);
    if (weather === 'unreachable') throw new TypeError('no connection');
    if (weather === 'signed-out') return new Response(null, { status: 401 });
    if (weather === 'busy') return Response.json({}, { status: 503 });
    const sent: unknown = JSON.parse(typeof body === 'string' ? body : 'null');
    const proof = new Headers(headers).get(PHONE_PROOF_HEADER);
    const answer =
      path === saveSection.path
        ? saved(sent)
        : path === giveConsent.path
          ? given(sent, proof)
          : Response.json(kept);
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
    turn: (next: Weather) => {
      weather = next;
    },
  };
}

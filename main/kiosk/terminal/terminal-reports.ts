import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, GatewayCall, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import type {
  StaffCallAsk,
  StaffCallOutcome,
  TerminalStanding,
} from '#contract/terminals/at-terminal.ts';
import {
  type StaffCall,
  callStaff,
  endStaffCall,
  enrolTerminal,
  reportTerminal,
  staffCallNow,
} from '#contract/terminals/terminal-calls.ts';
import type { SignedSettings } from '#contract/terminals/terminal-settings.ts';
import { REPORT_EVERY_SECONDS, type TerminalHealth } from '#domain/terminals.ts';
import { type TerminalKey, digestOf } from '#main/kiosk/terminal/terminal-key.ts';
import type { TakenSettings } from '#main/kiosk/terminal/taken-settings.ts';
import type { Log } from '#main/lib/log.ts';

/** The longest pause between reports that have no answer or are refused, in seconds. */
const LONGEST_PAUSE_SECONDS = 600;
/** Whoever was coming has been there by then: the next visitor sees nothing of the call. */
const CAME_AFTER_SECONDS = 900;
/** A pause is this much longer or shorter by chance, so that a fleet does not report all at once. */
const JITTER = 0.2;

export type Shows = TerminalHealth['shows'];

export type TerminalEffects = {
  /** The enrolment code of the configuration; null without one. */
  readonly code: string | null;
  /** Rejects without a working keychain. */
  readonly openKey: () => Promise<TerminalKey>;
  readonly call: <Call extends GatewayCall>(
    call: Call,
    body: BodyOf<Call>,
  ) => Promise<Result<ReplyOf<Call>, GatewayFailure>>;
  readonly health: () => Promise<Omit<TerminalHealth, 'unansweredReports'>>;
  /** Takes up what the gateway says that the terminal shows. */
  readonly show: (shows: Shows) => void;
  /** Null where the file takes no settings from the gateway. */
  readonly settings: TakenSettings | null;
  readonly isVisited: () => boolean;
  readonly restart: () => void;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly later: (milliseconds: number, act: () => void) => void;
  readonly log: Log;
};

export type Terminal = {
  /** Begins to report; resolves after the first try. */
  readonly start: () => Promise<void>;
  readonly standing: () => TerminalStanding;
  readonly askStaff: (ask: StaffCallAsk) => Promise<StaffCallOutcome>;
};

const isKeyRefused = (failure: GatewayFailure) =>
  failure.kind === 'refused' && failure.code === 'terminal-key-wrong';

/** Enrols a terminal, reports how it is, does what the answers say, and calls staff. */
export function terminalReports(effects: TerminalEffects): Terminal {
  const { openKey, call, health, show, settings, isVisited, restart, random, later, log } = effects;
  let standing: TerminalStanding = 'not-enrolled';
  let key: TerminalKey | null = null;
  let unanswered = 0;
  let isRestarting = false;
  /** Settings were taken, which count from the next start on. */
  let hasNewSettings = false;
  let asked: { readonly restart: string } | null = null;
  let staffCall: string | null = null;

  const stand = (next: TerminalStanding) => {
    if (next !== standing) log({ event: 'terminal', standing: next });
    standing = next;
  };

  /** Whether there is a key to report with. */
  async function enrol(known: TerminalKey): Promise<boolean> {
    const { current, pending } = known.entry();
    const { code } = effects;
    if (pending === null || code === null) return current !== null;
    const answer = await call(enrolTerminal, { code, keyDigest: digestOf(pending.key) });
    if (answer.ok) {
      await known.save({ current: pending, pending: null });
      log({ event: 'terminal-enrolled' });
      return true;
    }
    const isRefused =
      answer.failure.kind === 'refused' && answer.failure.code === 'enrolment-code-wrong';
    if (isRefused) log({ event: 'terminal-code-refused' });
    if (current === null) {
      stand(isRefused ? 'code-refused' : 'unreachable');
      unanswered += 1;
    }
    return current !== null;
  }

  /** What became of settings that were sent; null where nothing has changed by them. */
  function offer(sent: SignedSettings | null, ownDigest: string): 'taken' | 'refused' | null {
    if (sent === null || settings === null) return null;
    const before = settings.state(ownDigest).refused;
    if (settings.offer(sent, ownDigest)) return 'taken';
    return isDeepStrictEqual(settings.state(ownDigest).refused, before) ? null : 'refused';
  }

  /** Seconds until the next report. */
  async function report(own: string): Promise<number> {
    const restarting = asked !== null && !isVisited() ? asked.restart : null;
    const answer = await call(reportTerminal, {
      key: own,
      health: { ...(await health()), unansweredReports: unanswered },
      restarting,
      settings: settings?.state(digestOf(own)) ?? null,
    });
    if (!answer.ok) {
      unanswered += 1;
      stand(isKeyRefused(answer.failure) ? 'key-refused' : 'unreachable');
      const wait = answer.failure.kind === 'refused' ? answer.failure.retryAfterSeconds : undefined;
      return Math.max(wait ?? 0, pause());
    }
    unanswered = 0;
    stand('reporting');
    show(answer.value.shows);
    asked = answer.value.restart === null ? null : { restart: answer.value.restart };
    const offered = offer(answer.value.settings, digestOf(own));
    if (offered === 'taken') hasNewSettings = true;
    const isNow = restarting !== null || (hasNewSettings && !isVisited());
    if (isNow && !isRestarting) {
      isRestarting = true;
      log({ event: 'terminal-restarting' });
      restart();
    }
    // Said at once that it restarts, and made once that is answered. What is refused is said at once as well.
    const isSoon = offered === 'refused' || (asked !== null && !isVisited());
    return isSoon ? 1 : answer.value.everySeconds;
  }

  const pause = () =>
    Math.min(LONGEST_PAUSE_SECONDS, REPORT_EVERY_SECONDS * 2 ** Math.min(unanswered, 10));

  /** Seconds until the next try; null if there will be none. */
  async function step(): Promise<number | null> {
    try {
      key ??= await openKey();
    } catch {
      stand('no-keychain');
      return LONGEST_PAUSE_SECONDS;
    }
    const { current, pending } = key.entry();
    if (current === null && pending === null) return null;
    if (!(await enrol(key))) return pause();
    const own = key.entry().current;
    return own === null ? pause() : report(own.key);
  }

  async function run(): Promise<void> {
    const seconds = await step().catch(() => {
      log({ event: 'terminal-not-reported' });
      return LONGEST_PAUSE_SECONDS;
    });
    if (seconds === null) return;
    const share = 1 + JITTER * (2 * random() - 1);
    later(Math.round(seconds * share * 1000), () => void run());
  }

  return {
    start: run,
    standing: () => standing,
    askStaff: async (ask) => {
      const own = key?.entry().current?.key;
      if (own === undefined || standing === 'key-refused') return { outcome: 'unavailable' };
      if (ask === 'look' && staffCall === null) return { outcome: 'none' };
      const id = ask === 'call' ? (staffCall ?? randomUUID()) : (staffCall ?? '');
      if (ask === 'call') staffCall = id;
      if (id === '') return { outcome: 'none' };
      const answer =
        ask === 'call'
          ? await call(callStaff, { key: own, call: id })
          : await (ask === 'end'
              ? call(endStaffCall, { key: own, call: id })
              : call(staffCallNow, { key: own }));
      if (!answer.ok) return failed(answer.failure);
      const outcome = outcomeOf(answer.value.call, id);
      const isOver = outcome.outcome === 'coming' && outcome.secondsAgo > CAME_AFTER_SECONDS;
      if (isOver || outcome.outcome === 'none' || outcome.outcome === 'unanswered') {
        staffCall = null;
      }
      return isOver ? { outcome: 'none' } : outcome;
    },
  };
}

function failed(failure: GatewayFailure): StaffCallOutcome {
  if (isKeyRefused(failure)) return { outcome: 'unavailable' };
  const isTooOften = failure.kind === 'refused' && failure.status === 429;
  return { outcome: isTooOften ? 'too-often' : 'unreachable' };
}

function outcomeOf(call: StaffCall, id: string): StaffCallOutcome {
  if (call === null || call.call !== id) return { outcome: 'none' };
  if (call.state === 'unanswered') return { outcome: 'unanswered' };
  if (call.state === 'waiting') return { outcome: 'waiting', secondsAgo: call.secondsAgo };
  return { outcome: 'coming', secondsAgo: call.answeredSecondsAgo ?? 0 };
}

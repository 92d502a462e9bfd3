import type { Language } from '#domain/languages.ts';
import type { PurposeName } from '#domain/lending/notifications/notices.ts';
import { PURPOSE_NAMES } from '#domain/lending/notifications/notices.ts';
import type { Agreement } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import type {
  Answers,
  Application,
  DraftState,
} from '#renderer/features/applications/wizard/draft/draft.ts';

/** What a consent is known by on this device: its purpose, and the lender where there is one. As the gateway lists missing ones. */
export const consentKey = (purpose: string, lenderId: string | null): string =>
  lenderId === null ? purpose : `${purpose}:${lenderId}`;

/** The consents that the gateway has, by their keys. */
export const givenIn = ({ consents }: Application): ReadonlyMap<string, string> =>
  new Map(
    consents
      .filter(({ state }) => state === 'GIVEN')
      .map(({ purpose, lenderId, id }) => [consentKey(purpose, lenderId), id]),
  );

/** Whether the person agrees, by what is on this device or else by what the gateway has. */
export function agrees({ agreed, application }: Answers, key: string): boolean {
  const here = agreed[key];
  return here === undefined ? givenIn(application).has(key) : here !== false;
}

export type NextAgreement =
  | {
      readonly kind: 'give';
      readonly key: string;
      readonly consent: {
        readonly purpose: PurposeName;
        readonly lenderId: string | null;
        readonly noticeHash: string;
        readonly language: Language;
      };
    }
  | { readonly kind: 'withdraw'; readonly key: string; readonly consent: string };

/**
 * The next consent to send: one that is for no lender (those wait until the application is sent), or any that is taken
 * back.
 */
export function nextAgreement({ agreed, application }: DraftState): NextAgreement | null {
  const given = givenIn(application);
  for (const [key, agreement] of Object.entries(agreed)) {
    const id = given.get(key);
    if (agreement === false) {
      if (id !== undefined) return { kind: 'withdraw', key, consent: id };
      continue;
    }
    const purpose = PURPOSE_NAMES.find((name) => name === key);
    if (purpose !== undefined && id === undefined) {
      return { kind: 'give', key, consent: { purpose, lenderId: null, ...agreement } };
    }
  }
  return null;
}

/** The application once a consent was given or withdrawn. */
export function withConsent(
  application: Application,
  next: NextAgreement,
  id: string,
): Application {
  const others = application.consents.filter((each) => each.id !== id);
  if (next.kind === 'withdraw') return { ...application, consents: others };
  const given = { ...next.consent, id, items: [], state: 'GIVEN' as const, withdrawnAt: null };
  return { ...application, consents: [...others, { ...given, givenAt: Date.now() }] };
}

/** The agreements that wait until the application is sent. */
export const forLendersAlone = (
  agreed: Readonly<Record<string, Agreement>>,
): Readonly<Record<string, Agreement>> =>
  Object.fromEntries(Object.entries(agreed).filter(([key]) => key.includes(':')));

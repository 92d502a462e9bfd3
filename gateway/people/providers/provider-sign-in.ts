/** Signing in at an identity provider: begun, finished once, and a session of the gateway's own (decision 75). */
import { createHmac, hash, randomBytes } from 'node:crypto';
import type { UserId } from '#domain/ids.ts';
import type {
  beginProviderSignIn,
  finishProviderSignIn,
  signInProviders,
} from '#contract/applications/provider-sign-in.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { toE164 } from '#domain/mobile-number.ts';
import type { Answer, Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';
import { change, Refused } from '#gateway/foundation/http/change-once.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import type { Sessions } from '#gateway/foundation/http/sessions.ts';
import { PROOF_MAX_AGE_SECONDS } from '#gateway/foundation/identity/fresh-proof.ts';
import type { PhoneProofVerifier } from '#gateway/foundation/identity/phone-proof.ts';
import { provenPhone } from '#gateway/foundation/identity/phone-proof.ts';
import type { Clock } from '#gateway/foundation/process/clock.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { sealText } from '#gateway/foundation/sealing/seal.ts';
import {
  accountOfIdentity,
  accountToLink,
  addBegunSignIn,
  linkIdentity,
  takeBegunSignIn,
} from '#gateway/foundation/store/provider-rows.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import type { Log } from '#gateway/foundation/telemetry/log.ts';
import type { Settle } from '#gateway/people/memberships/memberships-by-groups.ts';
import { followGroups } from '#gateway/people/memberships/memberships-by-groups.ts';
import type {
  OpenIdProvider,
  ProvidedPerson,
  ProviderFailure,
  SignInSecrets,
} from '#gateway/people/providers/openid-provider.ts';
import { workByGroups } from '#gateway/people/providers/provider-settings.ts';

/** How long somebody may take at the provider, in milliseconds. */
const SIGN_IN_LASTS = 10 * 60_000;
export const PROVIDER_SESSIONS = 'provider-sessions';

export type ProviderDeps = {
  readonly store: Store;
  readonly keys: DataKeys;
  readonly providers: readonly OpenIdProvider[];
  readonly settle: Settle;
  readonly log: Log;
};

type SignInDeps = ProviderDeps & {
  readonly sessions: Sessions;
  readonly verifyPhone: PhoneProofVerifier;
  /** Sign-ins that one address begins. */
  readonly perAddress: Limit;
  readonly now: Clock;
};

const digest = (value: string) => hash('sha256', value, 'hex');

/** The person at this provider and no other: the same subject elsewhere is somebody else. */
export const identityAt = ({ settings }: OpenIdProvider, subject: string): string =>
  digest(JSON.stringify([settings.id, settings.issuer, subject]));

export const sidAt = ({ settings }: OpenIdProvider, sid: string | null): string | null =>
  sid === null ? null : digest(JSON.stringify([settings.id, settings.issuer, 'sid', sid]));

/** What the tab's secret makes of a text: without the secret nobody can. The database has only digests of both. */
const keyed = (binding: string, ...texts: readonly string[]) =>
  createHmac('sha256', binding).update(JSON.stringify(texts)).digest('base64url');

const secretsOf = (binding: string, state: string): SignInSecrets => ({
  state,
  nonce: keyed(binding, 'nonce', state),
  verifier: keyed(binding, 'verifier', state),
});

const phoneDigest = (binding: string, phoneNumber: string) => keyed(binding, 'phone', phoneNumber);

const refusalOf = (failure: ProviderFailure): Refusal => {
  if (failure === 'away') {
    return refuse(
      'provider-away',
      'The identity provider does not answer. Please try again later.',
    );
  }
  if (failure === 'clock') {
    return refuse(
      'provider-clock-differs',
      'The clocks of the identity provider and of this service differ.',
    );
  }
  return refuse('provider-answer-wrong', 'The identity provider’s answer is not valid.');
};

const ended = () => refuse('provider-sign-in-ended', 'This sign-in has ended. Please begin again.');

/** Whether two factors were used, as the provider says. */
function hasSecondFactor({ settings }: OpenIdProvider, { acr, amr }: ProvidedPerson): boolean {
  const { secondFactor } = settings;
  if (secondFactor.by === 'phone') return true;
  return (
    (acr !== null && secondFactor.acr.includes(acr)) ||
    amr.some((each) => secondFactor.amr.includes(each))
  );
}

/** Whether the provider may vouch for the address: its domain is one of those that the deployment trusts it with. */
function mayVouch({ settings }: OpenIdProvider, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return settings.emailDomains.includes(domain);
}

export function providerSignIn(deps: SignInDeps): {
  readonly list: CallHandler<typeof signInProviders>;
  readonly begin: CallHandler<typeof beginProviderSignIn>;
  readonly finish: CallHandler<typeof finishProviderSignIn>;
} {
  const { store, keys, providers, sessions, settle, log } = deps;
  const { records } = store;
  const providerBy = (id: string) => providers.find(({ settings }) => settings.id === id);

  /** Whose account it is, linked or to be linked; null for nobody's. */
  async function accountOf(provider: OpenIdProvider, identity: string, email: string | null) {
    const linked = await accountOfIdentity(records.db, identity);
    if (linked !== null) return { userId: linked, isLinked: true };
    if (email === null || !mayVouch(provider, email)) return null;
    const userId = await accountToLink(records.db, provider.settings.id, email);
    return userId === null ? null : { userId, isLinked: false };
  }

  async function startSession(
    provider: OpenIdProvider,
    person: ProvidedPerson,
    userId: UserId,
    identity: string,
    phoneProvedAt: number | null,
  ): Promise<Answer> {
    const { settings } = provider;
    const work = workByGroups(settings, person.groups);
    const followed = await change(records, async (tx) => {
      const isLinked = (await accountOfIdentity(tx.runner, identity)) === userId;
      if (!isLinked && work !== null) {
        const row = { id: identity, provider: settings.id, user_id: userId, linked_at: tx.at };
        await linkIdentity(tx.runner, row);
      }
      if (!isLinked && work === null) return { opens: null, at: tx.at };
      const opens = await followGroups(records, tx, {
        userId,
        provider: settings.id,
        work,
        settle,
      });
      return { opens, at: tx.at };
    });
    if (followed.status !== 200) return followed;
    const { opens, at } = followed.reply;
    if (opens === null) {
      return refuse(
        'provider-group-missing',
        'None of your groups at the identity provider opens anything here.',
      );
    }
    const account = await store.accountByUserId(userId);
    if (account === null) return refusals.unavailable();
    const goodUntil = at + settings.groupsGoodForSeconds * 1000;
    const key = await keys.findOrCreate(records.db, PROVIDER_SESSIONS);
    const { refreshToken } = person;
    const token = await sessions.start(
      account,
      { phoneProvedAt, byPassword: false },
      (sessionKey) => ({
        provider: settings.id,
        identity,
        sid: sidAt(provider, person.sid),
        opens: [opens],
        sealed:
          refreshToken === null ? null : sealText(key, placeOfToken(sessionKey), refreshToken),
        goodUntil,
        readNextAt: refreshToken === null ? goodUntil : at + settings.groupsReadEverySeconds * 1000,
      }),
    );
    if (token === null) {
      return (await store.isBeingErased(userId))
        ? refuse('being-erased', 'Everything about you is being erased, as you have asked.')
        : refusals.unavailable();
    }
    return reply({
      responseData: { userId, token },
    } satisfies ReplyOf<typeof finishProviderSignIn>);
  }

  return {
    list: async ({ body: { role } }) =>
      reply({
        providers: providers
          .filter(({ settings }) => settings.for.role === role)
          .map(({ settings: { id, name, secondFactor } }) => ({
            id,
            name,
            takesPhoneCode: secondFactor.by === 'phone',
          })),
      } satisfies ReplyOf<typeof signInProviders>),

    async begin({ body: { provider: id, binding }, phoneProof, clientAddress }) {
      const { isOver, retryAfterSeconds } = await deps.perAddress.spend(addressKey(clientAddress));
      if (isOver) return refusals.tooMany(retryAfterSeconds);
      const provider = providerBy(id);
      if (provider === undefined) {
        return refuse('no-such-provider', 'There is no such identity provider.', {
          fields: ['provider'],
        });
      }
      let phone: string | null = null;
      let provedAt: number | null = null;
      if (provider.settings.secondFactor.by === 'phone') {
        const proven = await provenPhone(
          deps.verifyPhone,
          phoneProof,
          PROOF_MAX_AGE_SECONDS,
          deps.now(),
        );
        if (!proven.ok && proven.failure === 'unavailable') return refusals.unavailable();
        if (!proven.ok) return refusals.unprovenNumber();
        phone = phoneDigest(binding, proven.value.phoneNumber);
        provedAt = proven.value.signedInAt;
      }
      const state = randomBytes(32).toString('base64url');
      const address = await provider.begin(secretsOf(binding, state));
      if (!address.ok) {
        log({ event: 'provider-failed', provider: id, failure: address.failure });
        return refusalOf('away');
      }
      const now = await timeOf(records, records.db);
      await records.transact((runner) =>
        addBegunSignIn(runner, {
          state: digest(state),
          binding: digest(binding),
          provider: id,
          phone,
          phone_proved_at: provedAt,
          expires_at: now + SIGN_IN_LASTS,
        }),
      );
      return reply({ address: address.value } satisfies ReplyOf<typeof beginProviderSignIn>);
    },

    async finish({ body: { binding, state, code, issuer } }) {
      const begun = await records.transact((runner) =>
        takeBegunSignIn(runner, { state: digest(state), binding: digest(binding) }),
      );
      const provider = begun === null ? undefined : providerBy(begun.provider);
      const now = await timeOf(records, records.db);
      if (begun === null || provider === undefined || begun.expires_at <= now) return ended();
      const { id } = provider.settings;
      const answer = await provider.redeem({ code, issuer }, secretsOf(binding, state));
      if (!answer.ok) {
        log({ event: 'provider-failed', provider: id, failure: answer.failure });
        return refusalOf(answer.failure);
      }
      const person = answer.value;
      if (!hasSecondFactor(provider, person)) {
        return refuse(
          'provider-second-factor-missing',
          'The identity provider did not ask for a second factor, which is needed here.',
        );
      }
      const identity = identityAt(provider, person.subject);
      const found = await accountOf(provider, identity, person.email);
      const account = found === null ? null : await store.accountByUserId(found.userId);
      if (account === null) {
        return refuse(
          'provider-account-missing',
          'No account here has the confirmed email address that the identity provider gives.',
        );
      }
      const asksForPhone = provider.settings.secondFactor.by === 'phone';
      if (asksForPhone && begun.phone !== phoneDigest(binding, toE164(account.mobileNumber))) {
        return refusals.unprovenNumber();
      }
      try {
        return await startSession(
          provider,
          person,
          account.userId,
          identity,
          begun.phone_proved_at,
        );
      } catch (error) {
        if (error instanceof Refused) return error.refusal;
        throw error;
      }
    },
  };
}

/** Where what reads the groups again is sealed to. */
export const placeOfToken = (sessionKey: string) => ({
  table: 'provider_sessions',
  row: sessionKey,
  column: 'sealed',
});

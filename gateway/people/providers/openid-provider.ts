/** An identity provider, by OpenID Connect: authorization code with PKCE, and its notices of ended sessions. */
import * as oidc from 'openid-client';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import type { ProviderSettings } from '#gateway/people/providers/provider-settings.ts';
import type { UseMetrics } from '#gateway/foundation/telemetry/used.ts';
import { used } from '#gateway/foundation/telemetry/used.ts';

/** Tolerated difference between the provider's clock and ours, in seconds. */
const CLOCK_DIFFERENCE = 60;
/** For each request to the provider, in seconds. */
const TIMEOUT = 10;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/**
 * Why a provider gave no usable answer: it cannot be reached; its answer does not hold; the clocks differ; or it has ended the
 * person's session.
 */
export type ProviderFailure = 'away' | 'wrong' | 'clock' | 'ended';

/** What a provider says of who has signed in. */
export type ProvidedPerson = {
  readonly subject: string;
  /** An address in lower case that the provider vouches for; null without one. */
  readonly email: string | null;
  readonly groups: readonly string[];
  /** How they signed in; null where the provider did not say. */
  readonly acr: string | null;
  readonly amr: readonly string[];
  /** Of their session at the provider. */
  readonly sid: string | null;
  /** What reads this again later; null where none was given. */
  readonly refreshToken: string | null;
};

export type SignInSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

export type OpenIdProvider = {
  readonly settings: ProviderSettings;
  /** The address at which the person signs in. */
  readonly begin: (secrets: SignInSecrets) => Promise<Result<string, ProviderFailure>>;
  readonly redeem: (
    answer: { readonly code: string; readonly issuer: string | null },
    secrets: SignInSecrets,
  ) => Promise<Result<ProvidedPerson, ProviderFailure>>;
  /** What the provider says now of somebody who signed in earlier. */
  readonly readAgain: (refreshToken: string) => Promise<Result<ProvidedPerson, ProviderFailure>>;
  /** Whose session a logout token says has ended. */
  readonly readLogout: (
    token: string,
  ) => Promise<
    Result<
      { readonly id: string; readonly subject: string | null; readonly sid: string | null },
      ProviderFailure
    >
  >;
};

const text = z.optional(z.string());
const claimsShape = z.looseObject({
  sub: z.string().check(z.minLength(1)),
  email: text,
  acr: text,
  sid: text,
});
const logoutShape = z.looseObject({
  jti: z.string().check(z.minLength(1)),
  sub: text,
  sid: text,
  events: z.record(z.string(), z.unknown()),
  nonce: z.optional(z.undefined()),
});

const textsIn = (claim: unknown): readonly string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((each) => typeof each === 'string');

const IS_TRUE: readonly unknown[] = [true, 'true', 1, '1'];

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof oidc.ResponseBodyError) {
    if (error.error === 'invalid_grant') return 'ended';
    return error.status >= 500 ? 'away' : 'wrong';
  }
  if (error instanceof oidc.ClientError) {
    if (error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
    if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return 'away';
    const { cause } = error;
    if (cause instanceof Response && cause.status >= 500) return 'away';
    return 'wrong';
  }
  // What fetch throws where nobody answers.
  if (error instanceof TypeError) return error.message === 'fetch failed' ? 'away' : 'wrong';
  if (error instanceof errors.JWKSTimeout) return 'away';
  if (error instanceof errors.JWTExpired) return 'clock';
  return 'wrong';
}

export function openIdProvider(
  settings: ProviderSettings,
  returnAddress: string,
  metrics: UseMetrics,
): OpenIdProvider {
  const { groupsClaim, verifiedEmailClaim, secondFactor } = settings;
  const issuerUrl = new URL(settings.issuer);

  async function clientAuthentication(): Promise<oidc.ClientAuth> {
    if (settings.clientSecret !== null) return oidc.ClientSecretBasic(settings.clientSecret);
    if (settings.privateKey === null) return oidc.None();
    const { privateKey, privateKeyId, signedWith } = settings;
    const key = await crypto.subtle.importKey(
      'pkcs8',
      privateKey.export({ type: 'pkcs8', format: 'der' }),
      KEY_ALGORITHMS[privateKey.asymmetricKeyType === 'ec' ? 'ES256' : signedWith],
      false,
      ['sign'],
    );
    return oidc.PrivateKeyJwt(privateKeyId === undefined ? key : { key, kid: privateKeyId });
  }

  let found: Promise<oidc.Configuration> | null = null;
  /** What the provider says of itself; asked again after a failure. */
  const configuration = async (): Promise<oidc.Configuration> => {
    found ??= (async () => {
      const config = await oidc.discovery(
        issuerUrl,
        settings.clientId,
        {
          id_token_signed_response_alg: settings.signedWith,
          [oidc.clockTolerance]: CLOCK_DIFFERENCE,
        },
        await clientAuthentication(),
        {
          timeout: TIMEOUT,
          ...(issuerUrl.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
        },
      );
      // Signatures are checked, though the token comes over the gateway's own connection.
      oidc.enableNonRepudiationChecks(config);
      return config;
    })();
    try {
      return await found;
    } catch (error) {
      found = null;
      throw error;
    }
  };

  const asked = async <Value>(
    operation: string,
    work: (config: oidc.Configuration) => Promise<Value>,
  ): Promise<Result<Value, ProviderFailure>> =>
    used(
      metrics,
      {
        dependency: 'provider',
        operation,
        isFailure: (answer: Result<Value, ProviderFailure>) =>
          !answer.ok && answer.failure === 'away',
      },
      async () => {
        try {
          return succeed(await work(await configuration()));
        } catch (error) {
          return fail(failureOf(error));
        }
      },
    );

  /** Groups and address stand in the ID token or, where they do not, in what the provider's userinfo says. */
  async function personIn(
    config: oidc.Configuration,
    tokens: Pick<
      Awaited<ReturnType<typeof oidc.refreshTokenGrant>>,
      'claims' | 'access_token' | 'refresh_token'
    >,
    earlierRefreshToken: string | null,
  ): Promise<ProvidedPerson> {
    const inToken = tokens.claims();
    const hasAll = inToken !== undefined && groupsClaim in inToken && 'email' in inToken;
    const canAsk = config.serverMetadata().userinfo_endpoint !== undefined;
    const inUserinfo =
      hasAll || !canAsk
        ? {}
        : await oidc.fetchUserInfo(
            config,
            tokens.access_token,
            inToken?.sub ?? oidc.skipSubjectCheck,
          );
    const claims = z.parse(claimsShape, { ...inUserinfo, ...inToken });
    const isVerified = IS_TRUE.includes(claims[verifiedEmailClaim]);
    return {
      subject: claims.sub,
      email: isVerified && claims.email !== undefined ? claims.email.toLowerCase() : null,
      groups: textsIn(claims[groupsClaim]),
      acr: claims.acr ?? null,
      amr: textsIn(claims['amr']),
      sid: claims.sid ?? null,
      refreshToken: tokens.refresh_token ?? earlierRefreshToken,
    };
  }

  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;

  return {
    settings,
    begin: ({ state, nonce, verifier }) =>
      asked('discover', async (config) => {
        const acr = secondFactor.by === 'provider' ? secondFactor.acr : [];
        const address = oidc.buildAuthorizationUrl(config, {
          ...settings.parameters,
          redirect_uri: returnAddress,
          response_type: 'code',
          // In the fragment, which no server's log has.
          response_mode: 'fragment',
          scope: settings.scopes.join(' '),
          ...(acr.length > 0 && { acr_values: acr.join(' ') }),
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        });
        return address.href;
      }),
    redeem: async ({ code, issuer }, { state, nonce, verifier }) => {
      const answer = await asked('redeem', async (config) => {
        const address = new URL(returnAddress);
        address.search = new URLSearchParams({
          code,
          state,
          ...(issuer !== null && { iss: issuer }),
        }).toString();
        const tokens = await oidc.authorizationCodeGrant(config, address, {
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          expectedState: state,
          idTokenExpected: true,
        });
        return personIn(config, tokens, null);
      });
      // A code that the provider refuses was spent, is old, or is somebody else's.
      return !answer.ok && answer.failure === 'ended' ? fail('wrong') : answer;
    },
    readAgain: (refreshToken) =>
      asked('read-groups', async (config) => {
        const tokens = await oidc.refreshTokenGrant(config, refreshToken);
        return personIn(config, tokens, refreshToken);
      }),
    readLogout: (token) =>
      asked('logout', async (config) => {
        const { issuer, jwks_uri: address } = config.serverMetadata();
        keys ??= createRemoteJWKSet(new URL(address ?? ''), { timeoutDuration: TIMEOUT * 1000 });
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience: settings.clientId,
          algorithms: [settings.signedWith],
          maxTokenAge: 5 * 60,
          clockTolerance: CLOCK_DIFFERENCE,
        });
        const { jti, sub, sid, events } = z.parse(logoutShape, payload);
        if (!Object.hasOwn(events, LOGOUT_EVENT) || (sub === undefined && sid === undefined)) {
          throw new Error('not a logout token');
        }
        return { id: jti, subject: sub ?? null, sid: sid ?? null };
      }),
  };
}

const KEY_ALGORITHMS = {
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  PS256: { name: 'RSA-PSS', hash: 'SHA-256' },
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
  EdDSA: { name: 'Ed25519' },
} as const;

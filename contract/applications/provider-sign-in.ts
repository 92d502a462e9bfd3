/** Signing in at an employer's identity provider, by OpenID Connect (decision 75). */
import * as z from 'zod/mini';
import { texts } from '#domain/lending/values.ts';
import { call, linkToken, slug, withProof } from '#contract/applications/call.ts';
import { MEMBER_ROLES } from '#contract/applications/memberships.ts';
import { login } from '#contract/gateway.ts';

/** The page to which providers send people back. Its address is registered with each of them. */
export const PROVIDER_RETURN_PATH = '/staff-sign-in';

/** The providers at which people with a role sign in; none where the deployment has none. */
export const signInProviders = call(
  { path: '/auth-service/signInProviders', session: 'none' },
  z.strictObject({ role: z.enum(MEMBER_ROLES) }),
  z.object({
    providers: z.array(
      z.object({
        id: slug,
        name: texts,
        /** Whether a code to the person's own phone is the second factor, which comes first. */
        takesPhoneCode: z.boolean(),
      }),
    ),
  }),
);

/** Begins signing in; gives the provider's address to go to. */
export const beginProviderSignIn = call(
  { path: '/auth-service/beginProviderSignIn', session: 'none', ...withProof },
  z.strictObject({
    provider: slug,
    /** A secret of the tab: only it can finish what it has begun. 256 bits in base64url. */
    binding: linkToken,
  }),
  z.object({ address: z.url({ protocol: /^https?$/ }) }),
);

/** What the provider sends back, in the fragment of the return page's address. */
const answer = z.string().check(z.minLength(1), z.maxLength(4096));

/** Ends it: the gateway redeems the code at the provider and begins a session of its own. Once for each sign-in. */
export const finishProviderSignIn = {
  ...call(
    { path: '/auth-service/finishProviderSignIn', session: 'none' },
    z.strictObject({
      binding: linkToken,
      state: linkToken,
      code: answer,
      /** Who the answer says that it is from; null where it does not say. */
      issuer: z.nullable(answer),
    }),
    login.reply,
  ),
  repeatable: false,
} as const;

/** Those that a page makes itself: the answer to the last one holds the token. */
export const PROVIDER_SIGN_IN_CALLS = { signInProviders, beginProviderSignIn } as const;

export const PROVIDER_CALLS = { ...PROVIDER_SIGN_IN_CALLS, finishProviderSignIn } as const;

import type { Context } from 'hono';
import {
  beginProviderSignIn,
  finishProviderSignIn,
  signInProviders,
} from '#contract/applications/provider-sign-in.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { callRoute, send } from '#gateway/foundation/http/call-route.ts';
import { refusals, refuse } from '#gateway/foundation/http/answers.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { NamedLimit } from '#gateway/foundation/http/limits.ts';
import { endProviderSessions } from '#gateway/foundation/store/provider-rows.ts';
import type { ProviderDeps } from '#gateway/people/providers/provider-sign-in.ts';
import { identityAt, providerSignIn, sidAt } from '#gateway/people/providers/provider-sign-in.ts';

/** Where a provider says that somebody's session there has ended, by a logout token in a form. */
export const BACK_CHANNEL_LOGOUT_PATH = '/auth-service/providers/:provider/logout';

const MAX_LOGOUT_BYTES = 16 * 1024;
/** In a window, from one address: a whole office may sign in at nine. */
const SIGN_INS_OF_ADDRESS = 300;
const REFUSED_LOGOUTS = 100;
/** How long a logout token is known again, in seconds: it counts for five minutes, give or take the clocks. */
const TOKEN_KNOWN = 10 * 60;

export function providerRoutes(
  deps: Omit<Parameters<typeof providerSignIn>[0], 'perAddress'> & ProviderDeps,
  callDeps: CallDeps,
  limit: NamedLimit,
) {
  const { store, providers, log } = deps;
  const signIn = providerSignIn({
    ...deps,
    perAddress: limit('provider-sign-ins', SIGN_INS_OF_ADDRESS),
  });
  const refused = limit('provider-logouts', REFUSED_LOGOUTS);
  const used = limit('provider-logout-tokens', 1, TOKEN_KNOWN);

  const logout = async (context: Context) => {
    const address = addressKey(callDeps.clientAddress(context));
    const before = await refused.state(address);
    if (before.isOver) return send(context, refusals.tooMany(before.retryAfterSeconds));
    const provider = providers.find(
      ({ settings }) => settings.id === context.req.param('provider'),
    );
    const length = Number(context.req.header('Content-Length') ?? Number.NaN);
    if (provider === undefined || !(length <= MAX_LOGOUT_BYTES)) {
      return send(context, refuse('no-such-address', 'There is nothing at this address.'));
    }
    const form = await context.req.parseBody().catch(() => null);
    const token = form?.['logout_token'];
    const read = typeof token === 'string' ? await provider.readLogout(token) : null;
    if (
      read?.ok !== true ||
      (await used.spend(`${provider.settings.id} ${read.value.id}`)).isOver
    ) {
      const failure = read === null || read.ok ? 'wrong' : read.failure;
      log({ event: 'provider-logout-refused', provider: provider.settings.id, failure });
      await refused.spend(address);
      return context.json({ error: 'invalid_request' }, 400);
    }
    const { subject, sid } = read.value;
    const ended = await store.records.transact((runner) =>
      endProviderSessions(
        runner,
        subject === null ? null : identityAt(provider, subject),
        sidAt(provider, sid),
      ),
    );
    log({ event: 'provider-logout', provider: provider.settings.id, ended });
    return context.body(null, 200);
  };

  return [
    [signInProviders.path, callRoute(signInProviders, callDeps, signIn.list)],
    [beginProviderSignIn.path, callRoute(beginProviderSignIn, callDeps, signIn.begin)],
    [finishProviderSignIn.path, callRoute(finishProviderSignIn, callDeps, signIn.finish)],
    ...(providers.length === 0 ? [] : [[BACK_CHANNEL_LOGOUT_PATH, logout] as const]),
  ] as const;
}

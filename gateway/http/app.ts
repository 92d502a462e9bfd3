import type { Context } from 'hono';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { addContactUs, login, register, updateUser, userDetails } from '#contract/gateway.ts';
import { refusals, refuse } from '#gateway/http/answers.ts';
import type { Clock } from '#gateway/clock.ts';
import type { PhoneProofVerifier } from '#gateway/identity/phone-proof.ts';
import type { Log } from '#gateway/http/log.ts';
import { describeFailure } from '#gateway/http/log.ts';
import { describeGateway } from '#gateway/http/openapi.ts';
import type { Passwords } from '#gateway/accounts/passwords.ts';
import { rateLimit } from '#gateway/http/rate-limit.ts';
import { requestLog } from '#gateway/http/request-log.ts';
import { addContactUsHandler } from '#gateway/contact/add-contact-us.ts';
import { CALL_HEADERS, callRoute, send } from '#gateway/http/call-route.ts';
import { loginHandler } from '#gateway/accounts/login.ts';
import { registerHandler } from '#gateway/accounts/register.ts';
import { updateUserHandler } from '#gateway/accounts/update-user.ts';
import { userDetailsHandler } from '#gateway/accounts/user-details.ts';
import type { SessionTerms } from '#gateway/accounts/sessions.ts';
import { storedSessions } from '#gateway/accounts/sessions.ts';
import type { Store } from '#gateway/store/store.ts';
import { StoreUnavailable } from '#gateway/store/store.ts';

/** Many people may share one address: a showroom, a branch, a mobile network. */
const PEOPLE_PER_ADDRESS = 5;
const PREFLIGHT_SECONDS = 600;

export type GatewayNeeds = {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly verifyPhone: PhoneProofVerifier;
  readonly allowedOrigins: readonly string[];
  readonly sessionTerms: SessionTerms;
  /** Failed attempts in a window, for one account or number; an address has five times that. */
  readonly limits: {
    readonly loginAttempts: number;
    readonly registerAttempts: number;
    readonly windowSeconds: number;
  };
  readonly clientAddress: (context: Context) => string;
  readonly now: Clock;
  readonly log: Log;
};

export function gatewayApp(needs: GatewayNeeds): Hono {
  const { store, passwords, verifyPhone, now, limits } = needs;
  const sessions = storedSessions(store, needs.sessionTerms, now);
  const surroundings = { sessions, clientAddress: needs.clientAddress };
  const limit = (attempts: number) =>
    rateLimit({ attempts, windowSeconds: limits.windowSeconds }, now);

  const app = new Hono();
  app.use(requestLog(needs.log));
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    }),
  );
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(
    cors({
      origin: [...needs.allowedOrigins],
      allowMethods: ['GET', 'POST'],
      allowHeaders: CALL_HEADERS,
      exposeHeaders: ['Retry-After'],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );

  const description = describeGateway();
  app.get('/openapi.json', (context) => context.json(description));
  app.get('/healthz', async (context) => {
    await store.ping();
    return context.json({ status: 'ok' });
  });

  const loginLimits = {
    perAddress: limit(limits.loginAttempts * PEOPLE_PER_ADDRESS),
    perAccount: limit(limits.loginAttempts),
  };
  const registerLimits = {
    perAddress: limit(limits.registerAttempts * PEOPLE_PER_ADDRESS),
    perNumber: limit(limits.registerAttempts),
  };
  const handlers = [
    [
      login.path,
      callRoute(
        login,
        surroundings,
        loginHandler({ store, sessions, passwords, verifyPhone, limits: loginLimits, now }),
      ),
    ],
    [
      register.path,
      callRoute(
        register,
        surroundings,
        registerHandler({ store, passwords, verifyPhone, limits: registerLimits, now }),
      ),
    ],
    [addContactUs.path, callRoute(addContactUs, surroundings, addContactUsHandler(store, now))],
    [userDetails.path, callRoute(userDetails, surroundings, userDetailsHandler)],
    [
      updateUser.path,
      callRoute(updateUser, surroundings, updateUserHandler({ store, verifyPhone, now })),
    ],
  ] as const;
  for (const [path, handler] of handlers) app.post(path, handler);

  const wrongMethod = (allowed: string) => (context: Context) => {
    context.header('Allow', allowed);
    return send(context, refuse(405, `Only ${allowed} is allowed here.`));
  };
  for (const [path] of handlers) app.all(path, wrongMethod('POST'));
  for (const path of ['/healthz', '/openapi.json']) app.all(path, wrongMethod('GET'));

  app.notFound((context) => send(context, refuse(404, 'There is nothing at this address.')));
  app.onError((error, context) => {
    needs.log({ event: 'failure', ...describeFailure(error) });
    const unavailable = error instanceof StoreUnavailable;
    return send(context, unavailable ? refusals.unavailable() : refusals.unexpected());
  });
  return app;
}

import type { Context } from 'hono';
import { confirmEmail, emailStatus, sendEmailCode } from '#contract/email-calls.ts';
import {
  findMobileNumber,
  findUserId,
  passwordStatus,
  registerByPhone,
  resetPassword,
  session,
  signOutEverywhere,
} from '#contract/added-calls.ts';
import {
  addContactUs,
  login,
  register,
  signOut,
  updateUser,
  userDetails,
} from '#contract/gateway.ts';
import { applicationRoutes } from '#gateway/program/application-routes.ts';
import {
  confirmEmailHandler,
  EMAIL_CODE_LIMITS,
  emailStatusHandler,
  sendEmailCodeHandler,
} from '#gateway/people/accounts/confirm-email.ts';
import { countedCodes, emailCodes } from '#gateway/people/accounts/email-codes.ts';
import { failedTries } from '#gateway/people/accounts/failed-tries.ts';
import { loginHandlers } from '#gateway/people/accounts/login.ts';
import { sessionHandler, signOutEverywhereHandler } from '#gateway/people/accounts/own-sessions.ts';
import { findUserIdHandler, resetPasswordHandler } from '#gateway/people/accounts/recover.ts';
import { passwordStatusHandler } from '#gateway/people/accounts/password-status.ts';
import { registerHandlers } from '#gateway/people/accounts/register.ts';
import { storedSessions } from '#gateway/people/accounts/sessions.ts';
import { passwordEnded } from '#gateway/people/providers/provider-settings.ts';
import { signOutHandler } from '#gateway/people/accounts/sign-out.ts';
import { updateUserHandler } from '#gateway/people/accounts/update-user.ts';
import { userDetailsHandler } from '#gateway/people/accounts/user-details.ts';
import type { ContactLimits } from '#gateway/people/contact/add-contact-us.ts';
import { addContactUsHandler } from '#gateway/people/contact/add-contact-us.ts';
import { mostOfAddress } from '#gateway/people/contact/message-limits.ts';
import type { GatewayDeps } from '#gateway/program/gateway-deps.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import { growthLimits } from '#gateway/foundation/http/growth-limits.ts';
import type { NamedLimit } from '#gateway/foundation/http/limits.ts';
import { storedLimit } from '#gateway/foundation/http/limits.ts';
import { slowing } from '#gateway/foundation/http/slowing.ts';

/** Many people may share one address: a showroom, a branch, a mobile network. */
const PEOPLE_PER_ADDRESS = 5;
const MESSAGES_PER_ACCOUNT = 20;
const EMAIL_CHANGES_PER_ACCOUNT = 10;
const A_MINUTE = 60;

/** null where there are to be none. */
function contactLimits(
  { contactMessages: perMinute, contactMessagesPerDay: perDay }: GatewayDeps['limits'],
  limit: NamedLimit,
): ContactLimits | null {
  if (perMinute === 0) return null;
  return {
    perAccount: limit('contact-account', MESSAGES_PER_ACCOUNT),
    perAddress: limit('contact-address', mostOfAddress(perMinute), A_MINUTE),
    ofGateways: { perMinute, perDay },
  };
}

type HandlersDeps = Pick<
  GatewayDeps,
  | 'store'
  | 'keys'
  | 'applications'
  | 'mailing'
  | 'passwords'
  | 'verifyPhone'
  | 'sessionTerms'
  | 'limits'
  | 'hasRoom'
  | 'now'
  | 'wait'
  | 'log'
  | 'metrics'
> & { readonly clientAddress: (context: Context) => string };

/** The calls with what answers each of them, and how it is sent where that is not POST. */
export function callHandlers(deps: HandlersDeps) {
  const { store, passwords, verifyPhone, now, limits, metrics } = deps;
  const providers = deps.applications?.providers.map(({ settings }) => settings) ?? [];
  const sessions = storedSessions(store, deps.sessionTerms, passwordEnded(providers));
  const callDeps = {
    sessions,
    clientAddress: deps.clientAddress,
    withinLimits: growthLimits(store),
  };
  const limit: NamedLimit = (name, points, seconds = limits.windowSeconds) =>
    storedLimit(store, { name, points, seconds });
  const slow = slowing(deps.wait);
  metrics.watchQueue('slowed', slow.waiting);
  metrics.watchQueue('hashing', passwords.waiting);
  metrics.watchQueue('store', store.waiting);
  if (store.connections() !== null) {
    metrics.show('gateway_database_connections', async () =>
      Object.entries(store.connections() ?? {}).map(([state, count]) => [count, { state }]),
    );
  }

  const failed = (name: string, attempts: number) =>
    failedTries({
      perAddress: limit(`${name}-address`, attempts * PEOPLE_PER_ADDRESS),
      slowing: slow,
      free: attempts,
    });
  const wrongPasswords = limit('login-account', limits.loginAttempts);
  const signIn = loginHandlers({
    store,
    sessions,
    passwords,
    verifyPhone,
    failedTries: failed('login', limits.loginAttempts),
    perAccount: wrongPasswords,
    perProvenAccount: limit('login-proven', limits.loginAttempts),
    now,
  });
  const signUp = registerHandlers({
    store,
    passwords,
    verifyPhone,
    failedTries: failed('register', limits.registerAttempts),
    perNumber: limit('register-number', limits.registerAttempts),
    now,
  });
  const recovery = {
    store,
    passwords,
    verifyPhone,
    failedTries: failed('recover', limits.loginAttempts),
    perNumber: limit('reset-number', limits.loginAttempts),
    wrongPasswords,
    now,
  };
  const takeMessage = addContactUsHandler({
    store,
    keys: deps.keys,
    limits: contactLimits(limits, limit),
    slowing: slow,
    hasRoom: deps.hasRoom,
  });
  const changeProfile = updateUserHandler({
    store,
    verifyPhone,
    emailChanges: limit('email-changes', EMAIL_CHANGES_PER_ACCOUNT),
    slowing: slow,
    now,
  });

  const confirming = {
    codes: countedCodes(emailCodes(store.records, passwords), metrics),
    mailing: deps.mailing,
    limits: {
      pause: storedLimit(store, { name: 'email-code-pause', ...EMAIL_CODE_LIMITS.pause }),
      perAccount: storedLimit(store, {
        name: 'email-code-account',
        ...EMAIL_CODE_LIMITS.perAccount,
      }),
      perClient: storedLimit(store, { name: 'email-code-client', ...EMAIL_CODE_LIMITS.perClient }),
      perRecipient: storedLimit(store, {
        name: 'email-code-to',
        ...EMAIL_CODE_LIMITS.perRecipient,
      }),
    },
    log: deps.log,
  };

  /** Asking how long the session lasts must not make it last longer. */
  const unused = { ...callDeps, sessions: { ...sessions, find: sessions.look } };

  return [
    [login.path, callRoute(login, callDeps, signIn.login)],
    [register.path, callRoute(register, callDeps, signUp.register)],
    [registerByPhone.path, callRoute(registerByPhone, callDeps, signUp.registerByPhone)],
    [addContactUs.path, callRoute(addContactUs, callDeps, takeMessage)],
    [userDetails.path, callRoute(userDetails, callDeps, userDetailsHandler)],
    [updateUser.path, callRoute(updateUser, callDeps, changeProfile)],
    [signOut.path, callRoute(signOut, callDeps, signOutHandler(sessions))],
    [session.path, callRoute(session, unused, sessionHandler(sessions))],
    [
      signOutEverywhere.path,
      callRoute(signOutEverywhere, callDeps, signOutEverywhereHandler(sessions)),
    ],
    [passwordStatus.path, callRoute(passwordStatus, callDeps, passwordStatusHandler)],
    [findMobileNumber.path, callRoute(findMobileNumber, callDeps, signIn.findMobileNumber)],
    [findUserId.path, callRoute(findUserId, callDeps, findUserIdHandler(recovery))],
    [resetPassword.path, callRoute(resetPassword, callDeps, resetPasswordHandler(recovery))],
    [emailStatus.path, callRoute(emailStatus, callDeps, emailStatusHandler(confirming))],
    [sendEmailCode.path, callRoute(sendEmailCode, callDeps, sendEmailCodeHandler(confirming))],
    [confirmEmail.path, callRoute(confirmEmail, callDeps, confirmEmailHandler(confirming))],
    ...(deps.applications === null
      ? []
      : applicationRoutes(deps, deps.applications, callDeps, limit)),
  ] as const;
}

/** Accounts made by the gateway's own calls: for journeys that are about something else than registering. */
import type { Page } from 'playwright/test';
import { callGateway } from '#contract/call-gateway.ts';
import { login, register } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { phoneProof } from '#tests/processes/auth-emulator.ts';
import type { Person } from '#tests/support/people/people.ts';

type Servers = { readonly gatewayUrl: string; readonly emulatorUrl: string };

/** Registers a person as a consumer. */
export async function createAccount(servers: Servers, person: Person): Promise<void> {
  const { mobileNumber, firstName, lastName, email, password } = person;
  const body = {
    firstName,
    lastName,
    category: 'CSR',
    emailId: email,
    password,
    confirmedPassword: password,
    mobileNumber,
  } as const;
  const proof = await phoneProof(servers.emulatorUrl, mobileNumber);
  const credentials = { token: null, phoneProof: proof };
  valueOf(await callGateway({ ...servers, fetch }, register, body, credentials));
}

/** Signs a registered person in by phone code; the session is the caller's to keep. */
export async function startSession(
  servers: Servers,
  mobileNumber: string,
): Promise<{ readonly userId: string; readonly token: string }> {
  const proof = await phoneProof(servers.emulatorUrl, mobileNumber);
  const body = { mobileNumber, password: null, userId: null };
  const credentials = { token: null, phoneProof: proof };
  return valueOf(await callGateway({ ...servers, fetch }, login, body, credentials)).responseData;
}

/** Keeps a session in this browser as the web does, for the page that is visited next. */
export async function keepSession(
  page: Page,
  visit: (path: string) => Promise<void>,
  session: { readonly userId: string; readonly token: string; readonly mobileNumber: string },
): Promise<void> {
  // Any address of the site will do to reach its storage; this one runs nothing.
  await visit('/robots.txt');
  await page.evaluate(({ userId, token, mobileNumber }) => {
    localStorage.setItem('userId', userId);
    localStorage.setItem('token', token);
    sessionStorage.setItem('mobile-number', `${userId} ${mobileNumber}`);
  }, session);
}

function valueOf<Value>(answer: Result<Value, unknown>): Value {
  if (!answer.ok) throw new Error(`The gateway refused: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}

/** The demonstration's staff, signed in by the gateway's calls with password and phone code. */
import type { Page } from 'playwright/test';
import { callGateway } from '#contract/call-gateway.ts';
import { login } from '#contract/gateway.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import { phoneProof } from '#tests/processes/auth-emulator.ts';

/** Of `gateway/program/demo/prepare-demo.ts`. The checker is another operator. */
export const DEMO_PASSWORD = 'rickshaw 2026';
export const DEMO_STAFF = {
  operator: { userId: 'RS10000002', mobileNumber: '9800000002' },
  checker: { userId: 'RS10000003', mobileNumber: '9800000003' },
  lender: { userId: 'RS10000004', mobileNumber: '9800000004' },
  dealer: { userId: 'RS10000005', mobileNumber: '9800000005' },
} as const;

export type DemoRole = keyof typeof DEMO_STAFF;
export type StaffSession = {
  readonly userId: string;
  readonly token: string;
  readonly mobileNumber: string;
};

type Servers = { readonly gatewayUrl: string; readonly emulatorUrl: string };

/** Sessions end after 15 unused minutes, and an account has 20 at most. */
const KEPT_FOR_MS = 5 * 60_000;

type Kept = { readonly at: number; readonly session: Promise<StaffSession> };

const keptAt = new WeakMap<Servers, Map<DemoRole, Kept>>();

/** Signs a person in with both, for a test that ends the session. */
export async function newStaffSession(servers: Servers, role: DemoRole): Promise<StaffSession> {
  const { userId, mobileNumber } = DEMO_STAFF[role];
  const proof = await phoneProof(servers.emulatorUrl, mobileNumber);
  const body = { mobileNumber: null, userId, password: DEMO_PASSWORD };
  const answer = await callGateway({ ...servers, fetch }, login, body, {
    token: null,
    phoneProof: proof,
  });
  if (!answer.ok) throw new Error(`The gateway refused: ${JSON.stringify(answer.failure)}`);
  return { ...answer.value.responseData, mobileNumber };
}

/** The same, once for many tests on one portal. */
export function staffSession(servers: Servers, role: DemoRole): Promise<StaffSession> {
  const kept = keptAt.get(servers) ?? new Map<DemoRole, Kept>();
  keptAt.set(servers, kept);
  const known = kept.get(role);
  if (known !== undefined && Date.now() - known.at < KEPT_FOR_MS) return known.session;
  const session = newStaffSession(servers, role);
  kept.set(role, { at: Date.now(), session });
  return session;
}

/** Opens a staff area's page, or a place in it, as one of the demonstration's staff. */
export async function openAsStaff(
  portal: Servers & { readonly url: string },
  page: Page,
  role: DemoRole,
  path: string = role === 'lender' ? '/lender' : '/operator',
): Promise<StaffSession> {
  const session = await staffSession(portal, role);
  const visit = async (wanted: string) => void (await page.goto(`${portal.url}${wanted}`));
  await keepSession(page, visit, session);
  await visit(path);
  return session;
}

/** Who works here: members, and the door to the console. */
import { asId } from '#domain/ids.ts';
import type { Page } from 'playwright/test';
import { session } from '#contract/added-calls.ts';
import { acceptMembership, myMemberships } from '#contract/applications/memberships.ts';
import { login } from '#contract/gateway.ts';
import { invite, members, revokeMembership } from '#contract/operators/memberships.ts';
import { changed, cut, held, refused, says } from '#tests/pictures/office/answers.ts';
import { dialogOf, type Look, press, seeAlert, send, uuid } from '#tests/pictures/office/look.ts';
import { DEMO_PASSWORD, DEMO_STAFF } from '#tests/support/people/staff.ts';

const AT = Date.UTC(2026, 9, 5);
const someone = {
  userId: asId('user', 'RS20000001'),
  role: 'operator' as const,
  organisation: null,
  duties: ['reviewer' as const, 'support' as const],
};
const known = {
  name: 'Asha Madeup',
  signedInAt: AT,
  invitedBy: { userId: asId('user', 'RS20000009'), name: 'Ravi Sample' },
  claims: 2,
  newPassword: null,
} as const;
/** With a person in every state. */
const inEveryState = changed(members, ({ members: all, isLastPage }) => ({
  members: [
    ...all,
    ...(['INVITED', 'REVOKED'] as const).map((state, index) => ({
      ...(all[0] ?? { ...someone, ...known }),
      id: asId('membership', uuid(index)),
      userId: asId('user', `RS2000000${index}`),
      state,
      changedAt: AT,
    })),
  ],
  isLastPage,
}));

const openTab = (page: Page, index: number) => page.getByRole('tab').nth(index).click();
const inviteBy = async (page: Page, userId: string) => {
  await page.getByRole('textbox').first().fill(userId);
  // An operator's.
  const duty = page.getByRole('checkbox').first();
  if (await duty.isVisible()) await duty.check();
  await send(page.locator('main'));
};
const revokeFirst = (page: Page) =>
  page
    .getByRole('row')
    .getByRole('button', { name: /^(?:Revoke|.*हटाएँ)/ })
    .first()
    .click();

export const MEMBERS: readonly Look[] = [
  { name: 'members', place: 'members', answers: [inEveryState] },
  { name: 'members-lenders', place: 'members', open: (page) => openTab(page, 1) },
  { name: 'members-dealers', place: 'members', open: (page) => openTab(page, 2) },
  {
    name: 'members-none',
    place: 'members',
    answers: [says(members, { members: [], isLastPage: true })],
  },
  { name: 'members-failed', place: 'members', answers: [cut(members)] },
  { name: 'members-awaited', place: 'members', answers: [held(members)], isAwaiting: true },
  {
    name: 'member-wrong',
    place: 'members',
    open: async (page) => {
      await openTab(page, 1);
      await inviteBy(page, 'somebody');
    },
  },
  {
    name: 'member-nobody',
    place: 'members',
    answers: [refused(invite, 404)],
    open: (page) => inviteBy(page, 'RS99999999'),
  },
  {
    name: 'member-invited',
    place: 'members',
    answers: [
      says(invite, {
        membership: {
          ...someone,
          id: asId('membership', uuid(7)),
          state: 'INVITED',
          changedAt: AT,
        },
      }),
    ],
    open: async (page) => {
      await inviteBy(page, someone.userId);
      await page.getByText(someone.userId).first().waitFor();
    },
  },
  {
    name: 'member-organisation',
    place: 'members',
    open: async (page) => {
      await openTab(page, 1);
      await page.getByRole('combobox').click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'member-no-organisation',
    place: 'members',
    open: async (page) => {
      await openTab(page, 1);
      await page.getByRole('combobox').fill('zzz');
    },
  },
  {
    name: 'member-duties',
    place: 'members',
    answers: [inEveryState],
    open: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Change the duties|.*ज़िम्मेदारियाँ बदलें)/ })
        .first()
        .click();
      await dialogOf(page).getByRole('checkbox').first().waitFor();
    },
  },
  { name: 'member-revoke', place: 'members', answers: [inEveryState], open: revokeFirst },
  {
    name: 'member-revoke-refused',
    place: 'members',
    answers: [inEveryState, refused(revokeMembership, 409)],
    open: async (page) => {
      await revokeFirst(page);
      await dialogOf(page).getByRole('button').last().click();
      await seeAlert(page);
    },
  },
  {
    name: 'member-revoked',
    place: 'members',
    answers: [
      inEveryState,
      says(revokeMembership, {
        membership: {
          ...someone,
          id: asId('membership', uuid(7)),
          state: 'REVOKED',
          changedAt: AT,
        },
        passedOn: 0,
      }),
    ],
    open: async (page) => {
      await revokeFirst(page);
      await dialogOf(page).getByRole('button').last().click();
      await page.locator('[data-toasts]').getByRole('listitem').waitFor();
    },
  },
];

const { operator } = DEMO_STAFF;

const giveWrong = (page: Page, fields?: string[]) =>
  refused(login, 401, fields === undefined ? {} : { fields })(page);

const toCode = async (page: Page) => {
  await page.getByRole('textbox').first().fill(operator.userId);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await send(page.locator('main'));
  await page.locator('input[inputmode="tel"]').first().waitFor();
};

const otpIn = (page: Page) => page.locator('input[name="otp"]');
const toOtp = async (page: Page) => {
  await toCode(page);
  await page.locator('input[inputmode="tel"]').fill(operator.mobileNumber);
  await send(page.locator('main'));
  await otpIn(page).waitFor();
};
const giveOtp = async (page: Page, code: () => Promise<string>) => {
  await toOtp(page);
  await otpIn(page).fill(await code());
  await otpIn(page).press('Enter');
  await seeAlert(page);
};

/** Before anybody is signed in. */
export const DOOR: readonly Look[] = [
  { name: 'door', place: '' },
  { name: 'door-wrong', place: '', open: (page) => send(page.locator('main')) },
  { name: 'door-code', place: '', open: toCode },
  {
    name: 'door-code-wrong',
    place: '',
    open: async (page) => {
      await toCode(page);
      await send(page.locator('main'));
    },
  },
  { name: 'door-otp', place: '', open: toOtp },
  { name: 'door-otp-wrong', place: '', open: (page) => giveOtp(page, async () => '000000') },
  {
    name: 'door-refused',
    place: '',
    answers: [refused(login, 401)],
    open: (page, _t, portal) => giveOtp(page, () => portal.codeFor(operator.mobileNumber)),
  },
];

/** The session has lapsed, or does so soon. */
export const KEEPER: readonly Look[] = [
  {
    name: 'one-factor',
    place: '',
    answers: [changed(myMemberships, (reply) => ({ ...reply, isSignedInWithBoth: false }))],
  },
  {
    name: 'invited',
    place: '',
    answers: [
      changed(myMemberships, ({ memberships, isSignedInWithBoth }) => ({
        isSignedInWithBoth,
        memberships: memberships.map((one) => ({ ...one, state: 'INVITED' as const })),
      })),
      cut(acceptMembership),
    ],
    open: async (page) => {
      await page.locator('main').getByRole('button').first().click();
      await seeAlert(page);
    },
  },
  {
    name: 'not-found',
    place: '',
    answers: [says(myMemberships, { memberships: [], isSignedInWithBoth: true })],
  },
  { name: 'gate-failed', place: '', answers: [cut(myMemberships)] },
  {
    name: 'gate-awaited',
    place: '',
    answers: [held(myMemberships)],
    isAwaiting: true,
    isPictureAlone: true,
  },
  {
    name: 'still-there',
    place: 'members',
    // The gateway says the same again.
    isStaying: true,
    answers: [says(session, { idleSecondsLeft: 100, secondsLeft: 40_000 })],
    open: (page) => dialogOf(page).waitFor(),
  },
  {
    name: 'ended',
    place: 'members',
    isStaying: true,
    answers: [refused(invite, 401)],
    open: async (page) => {
      await inviteBy(page, someone.userId);
      await dialogOf(page).waitFor();
    },
  },
  {
    name: 'ended-refused',
    place: 'members',
    isStaying: true,
    answers: [refused(invite, 401)],
    open: async (page) => {
      await inviteBy(page, someone.userId);
      await giveWrong(page);
      await dialogOf(page).locator('input[type="password"]').fill('wrong');
      await send(dialogOf(page));
    },
  },
  {
    name: 'menu',
    place: 'members',
    open: async (page, t) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await press(page, t('work.menu'));
    },
  },
];

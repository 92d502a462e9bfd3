import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DUTIES, type Duty } from '#domain/duties.ts';
import { fail, succeed } from '#contract/result.ts';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
} from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { MembersView } from '#renderer/features/operator/members/members-view.tsx';
import { DutiesContext } from '#renderer/ui/staff/duties.tsx';
import { AREAS, STAFF_AREAS } from '#renderer/i18n/areas.ts';

const showInPortal = await portalRenderer({ areas: [...AREAS, ...STAFF_AREAS] });

const OWN = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const STATE = { userId: 'RS10000001', keeping: 'browser' } as const;

const member = (id: string, userId: string, more: object = {}) => ({
  id,
  userId,
  role: 'operator',
  organisation: null,
  duties: [...DUTIES],
  state: 'ACTIVE',
  changedAt: Date.now(),
  name: '',
  signedInAt: null,
  invitedBy: null,
  claims: 0,
  newPassword: null,
  ...more,
});

function show(answers: AnswersByName = {}, duties: readonly Duty[] = DUTIES) {
  const { call, asked } = answeringByName({
    members: () =>
      succeed({
        members: [member(OWN, 'RS10000001'), member(OTHER, 'RS10000002')],
        isLastPage: true,
      }),
    dealers: () =>
      succeed({
        dealers: [
          { id: 'one', names: { en: 'Madeup Motors', hi: 'काल्पनिक मोटर्स' } },
          { id: 'two', names: { en: 'Sample Wheels', hi: 'नमूना व्हील्स' } },
        ],
        isLastPage: true,
      }),
    ...answers,
  });
  showInPortal(
    <WithQueries>
      <DutiesContext value={duties}>
        <MembersView />
      </DutiesContext>
    </WithQueries>,
    {
      call,
      session: {
        current: () => STATE,
        ready: Promise.resolve(),
        subscribe: () => () => undefined,
      },
    },
  );
  return asked;
}

const bodyOf = (asked: ReturnType<typeof show>, name: string) =>
  asked.find((one) => one.name === name)?.body;

describe('the members', () => {
  it('are revoked once that is confirmed, but never oneself', async () => {
    const asked = show({
      revokeMembership: () =>
        succeed({ membership: member(OTHER, 'RS10000002', { state: 'REVOKED' }), passedOn: 0 }),
    });
    const own = await screen.findByRole('row', { name: /RS10000001/ });
    expect(within(own).queryByRole('button')).toBeNull();
    expect(own.textContent).toContain('This is you');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke RS10000002' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke RS10000002?' });
    expect(bodyOf(asked, 'revokeMembership')).toBeUndefined();
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await expect.poll(() => bodyOf(asked, 'revokeMembership')).toMatchObject({ membership: OTHER });
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('group', { name: 'Operators' }));
  });

  it('are shown by name, with who invited them and when they last signed in', async () => {
    const known = member(OTHER, 'RS10000002', {
      name: 'Ravi Madeup',
      signedInAt: Date.now(),
      invitedBy: { userId: 'RS10000001', name: 'Asha Sample' },
      claims: 3,
    });
    show({ members: () => succeed({ members: [known], isLastPage: true }) });
    const row = await screen.findByRole('row', { name: /Ravi Madeup/ });
    expect(row.textContent).toContain('RS10000002');
    expect(row.textContent).toContain('Asha Sample (RS10000001)');
    expect(within(row).getByText('3')).toBeDefined();
    expect(within(row).getAllByText('(today)')).toHaveLength(2);
  });

  it('whose membership groups give have no duties to change here', async () => {
    const given = member(OTHER, 'RS10000002', { name: 'Ravi Madeup', provider: 'office' });
    show({ members: () => succeed({ members: [given], isLastPage: true }) });
    const row = await screen.findByRole('row', { name: /Ravi Madeup/ });
    expect(row.textContent).toContain('Groups at office');
    expect(within(row).queryByRole('button', { name: /Duties|duties/ })).toBeNull();
    expect(within(row).getByRole('button', { name: /Revoke/ })).toBeDefined();
  });

  it('revoking an operator asks who takes over what they have in hand', async () => {
    const asked = show({
      members: () =>
        succeed({
          members: [
            member(OWN, 'RS10000001', { name: 'Asha Sample' }),
            member(OTHER, 'RS10000002', { name: 'Ravi Madeup', claims: 2 }),
          ],
          isLastPage: true,
        }),
      revokeMembership: () =>
        succeed({ membership: member(OTHER, 'RS10000002', { state: 'REVOKED' }), passedOn: 2 }),
    });
    const revoke = 'Revoke Ravi Madeup (RS10000002)';
    await userEvent.click(await screen.findByRole('button', { name: revoke }));
    const question = await screen.findByRole('alertdialog', { name: `${revoke}?` });
    expect(question.textContent).toContain('has 2 open applications in hand');
    await userEvent.selectOptions(
      within(question).getByRole('combobox', { name: 'Who takes over' }),
      'Asha Sample (RS10000001)',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await expect
      .poll(() => bodyOf(asked, 'revokeMembership'))
      .toMatchObject({ membership: OTHER, passTo: OWN });
  });

  it('are allowed a new password by one operator, and it is confirmed by another', async () => {
    const asker = { userId: 'RS10000009', name: 'Usha Sample' };
    const asked = show({
      members: () =>
        succeed({
          members: [
            member(OTHER, 'RS10000002'),
            member('33333333-3333-4333-8333-333333333333', 'RS10000003', {
              newPassword: { isAllowed: false, askedBy: asker, until: Date.UTC(2026, 0, 5) },
            }),
            member('44444444-4444-4444-8444-444444444444', 'RS10000004', {
              newPassword: {
                isAllowed: false,
                askedBy: { userId: 'RS10000001', name: '' },
                until: Date.UTC(2026, 0, 5),
              },
            }),
            member('55555555-5555-4555-8555-555555555555', 'RS10000005', {
              newPassword: { isAllowed: true, askedBy: asker, until: Date.UTC(2026, 0, 5) },
            }),
          ],
          isLastPage: true,
        }),
      allowNewPassword: () => succeed({ isAllowed: false }),
    });
    const waiting = await screen.findByRole('row', { name: /RS10000004/ });
    expect(waiting.textContent).toContain('Another operator has to confirm');
    expect(screen.getByRole('row', { name: /RS10000005/ }).textContent).toContain(
      'May set a new password until 5 Jan 2026',
    );
    await userEvent.click(
      screen.getByRole('button', { name: 'Confirm a new password for RS10000003' }),
    );
    const confirming = await screen.findByRole('alertdialog');
    expect(confirming.textContent).toContain('Usha Sample (RS10000009) has allowed it');
    await userEvent.click(within(confirming).getByRole('button', { name: 'Not now' }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Allow a new password for RS10000002' }),
    );
    const allowing = await screen.findByRole('alertdialog');
    await userEvent.click(within(allowing).getByRole('button', { name: /^Allow/ }));
    await expect.poll(() => bodyOf(asked, 'allowNewPassword')).toMatchObject({ membership: OTHER });
  });

  it('withdrawing an invitation asks under that name', async () => {
    const invited = member(OTHER, 'RS10000002', { state: 'INVITED' });
    show({ members: () => succeed({ members: [invited], isLastPage: true }) });
    const withdraw = 'Withdraw the invitation';
    await userEvent.click(await screen.findByRole('button', { name: `${withdraw} of RS10000002` }));
    const question = await screen.findByRole('alertdialog', {
      name: `${withdraw} of RS10000002?`,
    });
    expect(within(question).getByRole('button', { name: withdraw })).toBeDefined();
  });

  it('say why the last operator stays', async () => {
    const message = 'The last operator cannot be revoked.';
    show({ revokeMembership: () => fail({ kind: 'refused', status: 409, message }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke RS10000002' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    const alert = await screen.findByText(message);
    expect(alert.closest('[role=alert]')).not.toBeNull();
  });

  it('are invited with the dealer that is found by a part of its name', async () => {
    const asked = show({
      invite: () =>
        succeed({
          membership: member(OTHER, 'RS10000009', {
            role: 'dealer',
            organisation: 'two',
            duties: [],
          }),
        }),
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Dealers’ staff' }));
    await userEvent.type(screen.getByRole('textbox', { name: /User ID/ }), 'rs10000009');
    const dealer = screen.getByRole('combobox', { name: /Dealer/ });
    await userEvent.type(dealer, 'wheel');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('option', { name: 'Sample Wheels' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Manager/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect((await screen.findByText(/RS10000009 is invited/)).textContent).toContain(
      '/dealer-desk',
    );
    expect(bodyOf(asked, 'invite')).toMatchObject({
      userId: 'rs10000009',
      role: 'dealer',
      organisation: 'two',
      dealerDuty: 'manager',
    });
  });

  it('a user ID that nobody has stays in its field, which says so', async () => {
    show({ invite: () => fail({ kind: 'refused', status: 404, code: 'no-such-user-id' }) });
    const userId = await screen.findByRole('textbox', { name: /User ID/ });
    await userEvent.type(userId, 'RS99999999');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Support/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/^Nobody has this user ID/)).toBeDefined();
    expect(userId).toHaveProperty('value', 'RS99999999');
  });

  it('are invited as operators with at least one duty', async () => {
    const asked = show({ invite: () => succeed({ membership: member(OTHER, 'RS10000009') }) });
    await userEvent.type(await screen.findByRole('textbox', { name: /User ID/ }), 'RS10000009');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Choose at least one duty.')).toBeDefined();
    expect(bodyOf(asked, 'invite')).toBeUndefined();
    const duties = screen.getByRole('group', { name: /Duties/ });
    for (const name of [/^Auditor/, /^Reviewer/]) {
      await userEvent.click(within(duties).getByRole('checkbox', { name }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect
      .poll(() => bodyOf(asked, 'invite'))
      .toMatchObject({ role: 'operator', organisation: null, duties: ['reviewer', 'auditor'] });
  });

  it('are given other duties by somebody else', async () => {
    const support = member(OTHER, 'RS10000002', { duties: ['support'] });
    const asked = show({
      members: () => succeed({ members: [member(OWN, 'RS10000001'), support], isLastPage: true }),
      changeDuties: () => succeed({ membership: member(OTHER, 'RS10000002') }),
    });
    const own = await screen.findByRole('row', { name: /RS10000001/ });
    expect(within(own).queryByRole('button', { name: /^Change the duties/ })).toBeNull();
    expect(within(own).getByText('All')).toBeDefined();
    expect(screen.getByRole('row', { name: /RS10000002/ }).textContent).toContain('Support');
    await userEvent.click(screen.getByRole('button', { name: 'Change the duties of RS10000002' }));
    const dialog = await screen.findByRole('dialog', { name: 'Duties of RS10000002' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Supervisor/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => bodyOf(asked, 'changeDuties'))
      .toMatchObject({ membership: OTHER, duties: ['support', 'supervisor'] });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('of a dealer are made managers or salespeople', async () => {
    const ofDealer = { role: 'dealer', organisation: 'one', duties: [], dealerDuty: 'salesperson' };
    const seller = member(OTHER, 'RS10000002', ofDealer);
    const asked = show({
      members: () => succeed({ members: [seller], isLastPage: true }),
      changeDuties: () => succeed({ membership: seller }),
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Dealers’ staff' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Change the duties of RS10000002' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Duties of RS10000002' });
    const salesperson = within(dialog).getByRole('radio', { name: 'Salesperson' });
    expect(salesperson).toHaveProperty('checked', true);
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Manager/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => bodyOf(asked, 'changeDuties'))
      .toMatchObject({ membership: OTHER, dealerDuty: 'manager' });
  });

  it('are only read by an auditor', async () => {
    show({}, ['auditor']);
    expect(await screen.findByRole('row', { name: /RS10000002/ })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Invite an operator' })).toBeNull();
  });
});

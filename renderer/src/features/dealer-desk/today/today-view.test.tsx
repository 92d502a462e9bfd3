// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Today, TodayCard } from '#contract/dealers/today.ts';
import type { KeptWrite } from '#contract/desk.ts';
import { fail, succeed } from '#contract/result.ts';
import { daysAfter } from '#domain/days.ts';
import { cardKeyOf } from '#domain/lending/today.ts';
import { paise } from '#domain/money/money.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { showroom } from '#renderer/app/testing/showroom.ts';
import { KeptProvider } from '#renderer/features/dealer-desk/kept/kept-provider.tsx';
import { TodayView } from '#renderer/features/dealer-desk/today/today-view.tsx';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
} from '#renderer/platform/testing/calls.tsx';
import type { Desk } from '#renderer/platform/platform.ts';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';

const STATE = { userId: 'RS1', keeping: 'keychain' } as const;
const DAY = indianToday();
const YESTERDAY = daysAfter(DAY, -1);

const show = await portalRenderer({
  areas: [
    'staff',
    'dealer-desk',
    'dealer-leads',
    'dealer-kept',
    'dealer-follow',
    'dealer-today',
    'applications',
  ],
});

const stepOf = (name: string, day: string): TodayCard => {
  const lead = crypto.randomUUID();
  return {
    card: cardKeyOf('step', lead, day),
    kind: 'step',
    branch: null,
    day,
    lead: {
      lead,
      name,
      mobileNumber: '9812345670',
      language: 'hi',
      next: { step: 'call', on: day },
      isOpen: true,
    },
    lastContact: null,
    application: null,
  };
};

const money: TodayCard = {
  card: 'money:LA0000000001:1',
  kind: 'money',
  branch: null,
  day: DAY,
  lead: null,
  lastContact: null,
  application: {
    number: 'LA0000000001',
    stage: 'delivery',
    act: null,
    wanted: [],
    expected: paise(14_900_000),
    received: paise(0),
  },
};

let cards: readonly TodayCard[];
beforeEach(() => {
  cards = [stepOf('Asha Madeup', YESTERDAY), stepOf('Ravi Madeup', DAY), money];
});

const answerOf = (): Today => ({
  cards: [...cards],
  hasMore: false,
  figures: { overdue: 1, due: 1, stepless: 0, putOff: 0, expected: paise(14_900_000) },
});

function open(answers: AnswersByName = {}, desk: Partial<Desk> | null = null) {
  const { call, asked } = answeringByName({ today: () => succeed(answerOf()), ...answers });
  const host = desk === null ? null : showroom(desk);
  show(
    <MemoryRouter>
      <WithQueries>
        <Toasts closeLabel="Close">
          <KeptProvider>
            <TodayView />
          </KeptProvider>
        </Toasts>
      </WithQueries>
    </MemoryRouter>,
    {
      call,
      host,
      session: {
        current: () => STATE,
        ready: Promise.resolve(),
        subscribe: () => () => undefined,
      },
    },
  );
  return asked;
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('li');
  if (card === null) throw new Error('no card');
  return within(card);
};

describe('the day of a showroom', () => {
  it('says truly whether a link was opened', async () => {
    const madeAt = Date.parse('2026-11-20T06:00:00Z');
    const about = (name: string, openedAt: number | null): TodayCard => ({
      ...stepOf(name, '2026-11-27'),
      card: cardKeyOf('invitation', crypto.randomUUID(), 1),
      kind: 'invitation',
      link: { madeAt, openedAt },
    });
    cards = [about('Unopened Madeup', null), about('Opened Madeup', madeAt + 86_400_000)];
    open();
    const unopened = await cardOf('Unopened Madeup');
    expect(unopened.getByText(/Nobody has opened the link since 20 Nov/)).toBeDefined();
    const opened = await cardOf('Opened Madeup');
    expect(
      opened.getByText(/was opened on 21 Nov.*no application has been begun.*until 27 Nov/),
    ).toBeDefined();
  });

  it('is a list of cards in order, each with why it is here and ways to the customer', async () => {
    open();
    expect(await screen.findByRole('list', { name: 'What to do today, in order' })).toBeDefined();
    expect(headings()).toEqual(['Asha Madeup', 'Ravi Madeup', 'Application LA0000000001']);
    const asha = await cardOf('Asha Madeup');
    expect(asha.getByText(/^Overdue: Call/)).toBeDefined();
    expect(asha.getByText(/No contact noted yet/)).toBeDefined();
    expect(asha.getByRole('link', { name: 'Call Asha Madeup' }).getAttribute('href')).toBe(
      'tel:+919812345670',
    );
    expect(asha.getByRole('link', { name: 'WhatsApp to Asha Madeup' }).getAttribute('href')).toBe(
      'https://wa.me/919812345670',
    );
    expect((await cardOf('Ravi Madeup')).getByText('Due today: Call')).toBeDefined();
    expect(screen.getByText('The lender is to pay you ₹1,49,000.')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('notes a call, suggests tomorrow for somebody who was not reached, and goes on to the next card', async () => {
    const asked = open({
      noteContact: () => succeed({ contact: crypto.randomUUID(), version: 2, isPlanned: true }),
    });
    const asha = await cardOf('Asha Madeup');
    await userEvent.click(asha.getByRole('button', { name: 'Done: Asha Madeup, Next step' }));
    await userEvent.click(asha.getByRole('button', { name: 'Save' }));
    expect(asha.getByText('Say whether you reached the customer.')).toBeDefined();
    await userEvent.click(asha.getByRole('radio', { name: 'Not reached' }));
    expect(asha.getByLabelText('On')).toHaveProperty('value', daysAfter(DAY, 1));
    await userEvent.type(asha.getByRole('textbox', { name: /^Short note/ }), 'busy{Enter}');
    expect(await screen.findByText('Asha Madeup: done.')).toBeDefined();
    await expect.poll(() => document.activeElement?.textContent).toBe('Ravi Madeup');
    const sent = asked.find(({ name }) => name === 'noteContact');
    expect(sent?.body).toMatchObject({
      lead: cards[0]?.lead?.lead,
      outcome: 'not-reached',
      note: 'busy',
      next: {
        seen: { step: 'call', on: YESTERDAY },
        to: { step: 'call', on: daysAfter(DAY, 1) },
      },
      card: cards[0]?.card,
    });
  });

  it('keeps what was typed where the call is refused', async () => {
    open({ noteContact: () => fail({ kind: 'refused', status: 404, code: 'no-such-lead' }) });
    const asha = await cardOf('Asha Madeup');
    await userEvent.click(asha.getByRole('button', { name: /^Done/ }));
    await userEvent.click(asha.getByRole('radio', { name: 'Reached' }));
    await userEvent.type(asha.getByRole('textbox', { name: /^Short note/ }), 'busy{Enter}');
    expect(await asha.findByRole('alert')).toBeDefined();
    expect(asha.getByRole('textbox', { name: /^Short note/ })).toHaveProperty('value', 'busy');
  });

  it('closes the form with Escape, back at the button that opened it', async () => {
    open();
    const asha = await cardOf('Asha Madeup');
    await userEvent.click(asha.getByRole('button', { name: /^Done/ }));
    await expect.poll(() => document.activeElement).toBe(asha.getAllByRole('radio')[0]);
    await userEvent.keyboard('{Escape}');
    expect(asha.queryByRole('radio')).toBeNull();
    expect(document.activeElement).toBe(asha.getByRole('button', { name: /^Done/ }));
  });

  it('puts a card off, and brings it back', async () => {
    const asked = open({
      putOffCard: () => succeed({ card: money.card }),
      takeBackCard: () => succeed({ card: money.card }),
    });
    const card = await cardOf('Application LA0000000001');
    await userEvent.click(card.getByRole('button', { name: /^Snooze/ }));
    await userEvent.click(card.getByRole('button', { name: 'In 3 days' }));
    expect(await screen.findByText(/^Application LA0000000001: back on/)).toBeDefined();
    expect(headings()).toEqual(['Asha Madeup', 'Ravi Madeup']);
    await expect.poll(() => document.activeElement?.textContent).toBe('Ravi Madeup');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Application LA0000000001' })).toBeDefined();
    expect(asked.map(({ name }) => name)).toContain('takeBackCard');
    const put = asked.find(({ name }) => name === 'putOffCard');
    expect(put?.body).toMatchObject({ card: money.card, until: daysAfter(DAY, 3) });
  });

  it('says so when nothing is left', async () => {
    cards = [money];
    open({ putOffCard: () => succeed({ card: money.card }) });
    const card = await cardOf('Application LA0000000001');
    await userEvent.click(card.getByRole('button', { name: /^Done/ }));
    await expect
      .poll(() => document.activeElement?.textContent)
      .toMatch(/^Nothing is left for today/);
  });
});

describe('the day of a showroom’s computer without a network', () => {
  const away = () => fail({ kind: 'unreachable' } as const);

  it('shows what was last read, and keeps a call until it can be sent', async () => {
    const keepWrite = vi.fn<Desk['keepWrite']>(async () =>
      succeed({ id: crypto.randomUUID(), keptOn: 'disk' as const }),
    );
    open(
      { today: away, noteContact: away },
      { keptToday: async () => ({ seenAt: 1, today: answerOf() }), keepWrite },
    );
    const asha = await cardOf('Asha Madeup');
    expect(screen.getByText(/There is no connection. This is how it was last seen/)).toBeDefined();
    await userEvent.click(asha.getByRole('button', { name: /^Done/ }));
    await userEvent.click(asha.getByRole('radio', { name: 'Reached' }));
    await userEvent.click(asha.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/Asha Madeup: done. Saved on this computer; sent when/),
    ).toBeDefined();
    expect(keepWrite.mock.calls[0]?.[0]).toMatchObject({
      call: 'noteContact',
      name: 'Asha Madeup',
      body: { outcome: 'reached', card: cards[0]?.card },
    });
  });

  it('leaves out what is on its way', async () => {
    const write: KeptWrite = {
      id: crypto.randomUUID(),
      keptAt: 1,
      write: {
        call: 'putOffCard',
        body: { requestId: 'r'.repeat(16), card: money.card, until: null },
        name: 'x',
      },
      state: { kind: 'waiting' },
    };
    open(
      {},
      {
        keptWrites: async () => succeed({ keptOn: 'disk', writes: [write] }),
        reminds: async () => true,
      },
    );
    await cardOf('Asha Madeup');
    await vi.waitFor(() => expect(headings()).toEqual(['Asha Madeup', 'Ravi Madeup']));
  });

  it('says that it never saw any', async () => {
    open({ today: away }, {});
    expect(await screen.findByText(/has not seen today’s work yet/)).toBeDefined();
  });

  it('lets the person switch the reminder off', async () => {
    const remind = vi.fn<Desk['remind']>(async () => undefined);
    open({}, { reminds: async () => true, remind });
    const choice = await screen.findByRole('checkbox', { name: /^Remind me each morning/ });
    expect(choice).toHaveProperty('checked', true);
    await userEvent.click(choice);
    expect(remind).toHaveBeenCalledWith(false);
    await expect.poll(() => choice).toHaveProperty('checked', false);
  });
});

/** Lenders with their addresses and keys, and dealers. */
import type { Page } from 'playwright/test';
import {
  addLenderKey,
  decideLenderKey,
  lenderSystems,
} from '#contract/operators/lender-systems.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { dealers } from '#contract/applications/delivery.ts';
import { saveLender } from '#contract/operators/catalogue.ts';
import { subsidySchemes } from '#contract/operators/subsidy-schemes.ts';
import { paise } from '#domain/money/money.ts';
import { eraseLeads, saveDealer } from '#contract/operators/delivery.ts';
import { type Answer, changed, cut, held, refused, says } from '#tests/pictures/office/answers.ts';
import { dialogOf, type Look, press, seeAlert, send } from '#tests/pictures/office/look.ts';

type System = ReplyOf<typeof lenderSystems>['systems'][number];

const AT = Date.UTC(2026, 9, 5);
const BY = '0d3f8a5e-1f53-4c0f-9b5e-0d3f8a5e1f53';
const KEY = { proposedBy: BY, decidedBy: null, isMine: false, changedAt: AT } as const;
const X = 'MCowBQYDK2VwAyEA0123456789abcdefghijklmnopA';

/** The first lender waits for a colleague's decisions, the second for one's own. */
const keysOf = (isMine: boolean): System['keys'] => [
  { keyId: 'key-2026-10', x: X, ...KEY, state: 'PROPOSED', isMine },
  { keyId: 'key-2026-04', x: X, ...KEY, state: 'ACTIVE', decidedBy: BY },
  { keyId: 'key-2025-04', x: X, ...KEY, state: 'REVOKED', decidedBy: BY },
];

const waiting = (isMine: boolean): Answer =>
  changed(lenderSystems, ({ systems, isLastPage }) => ({
    systems: systems.map((system, index) =>
      index > 0
        ? system
        : {
            ...system,
            url: 'https://lending.example/rinsetu',
            proposal: {
              url: 'https://a-rather-long-name-of-a-host.lending.example/messages/of/rinsetu/v2',
              proposedBy: BY,
              isMine,
              proposedAt: AT,
            },
            keys: keysOf(isMine),
          },
    ),
    isLastPage,
  }));
const bare = changed(lenderSystems, ({ systems, isLastPage }) => ({
  systems: systems.map((system) => ({ ...system, url: null, proposal: null, keys: [] })),
  isLastPage,
}));

const openFirst = (page: Page) => page.locator('summary').first().click();

export const LENDERS: readonly Look[] = [
  { name: 'lenders', place: 'lenders', answers: [waiting(false)] },
  { name: 'lender-theirs', place: 'lenders', answers: [waiting(false)], open: openFirst },
  { name: 'lender-mine', place: 'lenders', answers: [waiting(true)], open: openFirst },
  { name: 'lender-bare', place: 'lenders', answers: [bare], open: openFirst },
  {
    name: 'lenders-none',
    place: 'lenders',
    answers: [says(lenderSystems, { systems: [], isLastPage: true })],
  },
  { name: 'lenders-failed', place: 'lenders', answers: [cut(lenderSystems)] },
  { name: 'lenders-awaited', place: 'lenders', answers: [held(lenderSystems)], isAwaiting: true },
  {
    name: 'lender-wrong',
    place: 'lenders',
    answers: [bare],
    open: async (page, t) => {
      await openFirst(page);
      await press(page, t('organisations.address.propose'));
      await press(page, t('organisations.keys.propose'));
    },
  },
  {
    name: 'lender-used-key',
    place: 'lenders',
    answers: [bare, refused(addLenderKey, 409, { fields: ['x'] })],
    open: async (page, t) => {
      await openFirst(page);
      await page
        .getByRole('textbox', { name: t('organisations.keys.id') })
        .first()
        .fill('key-1');
      await page
        .getByRole('textbox', { name: t('organisations.keys.x') })
        .first()
        .fill(X);
      await press(page, t('organisations.keys.propose'));
      await seeAlert(page);
    },
  },
  {
    name: 'lender-key-refused',
    place: 'lenders',
    answers: [waiting(false), refused(decideLenderKey, 403)],
    open: async (page, t) => {
      await openFirst(page);
      await page.getByText(t('organisations.approve'), { exact: true }).nth(1).click();
      await seeAlert(page);
    },
  },
  {
    name: 'lender-end-address',
    place: 'lenders',
    answers: [waiting(false)],
    open: async (page, t) => {
      await openFirst(page);
      await press(page, t('organisations.address.end'));
    },
  },
  {
    name: 'lender-end-key',
    place: 'lenders',
    answers: [waiting(false)],
    open: async (page, t) => {
      await openFirst(page);
      await page.getByText(t('organisations.keys.revoke'), { exact: true }).first().click();
    },
  },
  {
    name: 'lender-new',
    place: 'lenders',
    open: (page, t) => press(page, t('organisations.addLender')),
  },
  {
    name: 'lender-new-wrong',
    place: 'lenders',
    open: async (page, t) => {
      await press(page, t('organisations.addLender'));
      await send(dialogOf(page));
    },
  },
  {
    name: 'lender-change',
    place: 'lenders',
    answers: [cut(saveLender)],
    open: async (page, t) => {
      await openFirst(page);
      await page.getByText(t('organisations.edit'), { exact: true }).first().click();
      await send(dialogOf(page));
      await seeAlert(page);
    },
  },
];

export const DEALERS: readonly Look[] = [
  { name: 'dealers', place: 'dealers' },
  {
    name: 'dealers-none',
    place: 'dealers',
    answers: [says(dealers, { dealers: [], isLastPage: true })],
  },
  { name: 'dealers-failed', place: 'dealers', answers: [cut(dealers)] },
  { name: 'dealers-awaited', place: 'dealers', answers: [held(dealers)], isAwaiting: true },
  {
    name: 'dealer-new',
    place: 'dealers',
    open: (page, t) => press(page, t('organisations.addDealer')),
  },
  {
    name: 'dealer-taken',
    place: 'dealers',
    answers: [refused(saveDealer, 409)],
    open: async (page, t) => {
      await press(page, t('organisations.addDealer'));
      for (const [index, text] of ['demo-dealer', 'A dealer', 'एक डीलर'].entries()) {
        await dialogOf(page).getByRole('textbox').nth(index).fill(text);
      }
      await send(dialogOf(page));
      await seeAlert(page);
    },
  },
  {
    name: 'dealer-change-wrong',
    place: 'dealers',
    open: async (page, t) => {
      await page.getByText(t('organisations.edit'), { exact: true }).first().click();
      for (const index of [0, 1]) await dialogOf(page).getByRole('textbox').nth(index).fill('');
      await send(dialogOf(page));
    },
  },
  {
    name: 'dealer-erase',
    place: 'dealers',
    open: async (page, t) => {
      await page.getByText(t('organisations.erase'), { exact: true }).first().click();
      await dialogOf(page).getByRole('textbox').fill('another');
      await send(dialogOf(page));
    },
  },
  {
    name: 'dealer-erased',
    place: 'dealers',
    answers: [says(eraseLeads, { dealerId: 'demo-dealer', leads: 7 })],
    open: async (page, t) => {
      await page.getByText(t('organisations.erase'), { exact: true }).first().click();
      await dialogOf(page).getByRole('textbox').fill('demo-dealer');
      await send(dialogOf(page));
      await dialogOf(page).waitFor({ state: 'detached' });
    },
  },
];

const scheme = (
  at: number,
  changes: Partial<ReplyOf<typeof subsidySchemes>['schemes'][number]>,
) => ({
  scheme: `0d3f8a5e-1f53-4c0f-9b5e-0d3f8a5e1f0${at}`,
  names: { en: 'Madeup scheme for electric vehicles', hi: 'बिजली की गाड़ियों की काल्पनिक योजना' },
  amount: paise(10_000_00),
  from: '2026-04-01',
  to: null,
  source: 'S.O. 4253(E) of 29 September 2024',
  endedAt: null,
  ...changes,
});

export const SCHEMES: readonly Look[] = [
  {
    name: 'schemes',
    place: 'schemes',
    answers: [
      says(subsidySchemes, {
        schemes: [
          scheme(1, {}),
          scheme(2, { from: '2099-04-01', to: '2099-09-30' }),
          scheme(3, {
            to: '2026-04-30',
            source: 'https://subsidy.example/a-page-with-a-long-name',
          }),
          scheme(4, { endedAt: AT }),
        ],
        next: null,
      }),
    ],
  },
  {
    name: 'schemes-none',
    place: 'schemes',
    answers: [says(subsidySchemes, { schemes: [], next: null })],
  },
  {
    name: 'scheme-new-wrong',
    place: 'schemes',
    open: async (page, t) => {
      await press(page, t('schemes.add'));
      await dialogOf(page).getByRole('textbox').nth(5).fill('my brother said');
      await send(dialogOf(page));
    },
  },
];

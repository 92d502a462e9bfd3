// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { answeringByName } from '#renderer/platform/testing/calls.tsx';
import { deviceStore } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { openDraft } from '#renderer/features/applications/wizard/draft/open-draft.ts';
import { sendApplication } from '#renderer/features/applications/wizard/steps/send-application.ts';
import {
  EMPTY,
  FILLED,
  NUMBER,
} from '#renderer/features/applications/wizard/testing/kept-application.ts';

const dealer = (id: string, en: string, hi = en) => ({ id, names: { en, hi } });
const NAMED = dealer('madeup-motors', 'Madeup Motors', 'काल्पनिक मोटर्स');
const NAMESAKE = dealer('madeup-motors-agra', 'Madeup Motors', 'काल्पनिक मोटर्स आगरा');
const OTHER = dealer('other-motors', 'Other Motors');

type Page = readonly (typeof NAMED)[];

/** Sends an application whose borrower typed a dealer's name, where these dealers are listed. */
async function send(
  pages: readonly Page[],
  dealerName = 'Madeup Motors',
  refused?: Result<never, GatewayFailure>,
) {
  const application = {
    ...EMPTY,
    sections: { ...FILLED, vehicle: { ...FILLED.vehicle, dealerName } },
  };
  let page = 0;
  const { call, asked } = answeringByName({
    dealers: () => {
      const dealers = pages[page] ?? [];
      page += 1;
      return refused ?? succeed({ dealers, isLastPage: page >= pages.length });
    },
    chooseDealer: () => succeed({ number: NUMBER, version: 2 }),
    submit: () => succeed({ number: NUMBER, version: 3, state: 'SUBMITTED', lenders: [] }),
    application: () => succeed(application),
  });
  const device = deviceStore('RS1', NUMBER, window.localStorage);
  const answer = await sendApplication(openDraft(application, { call, device }), call, 'proof');
  const bodies = (name: string) =>
    asked.filter((each) => each.name === name).map(({ body }) => body);
  return {
    answer,
    chosen: bodies('chooseDealer'),
    sent: bodies('submit'),
    listed: bodies('dealers'),
  };
}

afterEach(() => window.localStorage.clear());

describe('an application that is sent', () => {
  it.each(['Madeup Motors', 'काल्पनिक मोटर्स'])(
    'names the one dealer that is called “%s”, before it goes',
    async (typed) => {
      const { answer, chosen, sent } = await send([[OTHER, NAMED]], typed);
      expect(answer).toEqual(succeed(null));
      expect(chosen).toMatchObject([{ number: NUMBER, dealerId: NAMED.id }]);
      expect(sent).toHaveLength(1);
    },
  );

  it('keeps the dealer that the person chose if several have the typed name', async () => {
    const { chosen, sent } = await send([[NAMED, OTHER, NAMESAKE]]);
    expect(chosen).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('looks for the name among all dealers, not the first page alone', async () => {
    const { chosen, listed } = await send([[NAMED, OTHER], [NAMESAKE]]);
    expect(listed).toEqual([{ after: null }, { after: OTHER.id }]);
    expect(chosen).toEqual([]);
    const later = await send([[OTHER], [NAMED]]);
    expect(later.chosen).toMatchObject([{ dealerId: NAMED.id }]);
  });

  it('names no dealer with a different name', async () => {
    const { chosen, sent } = await send([[NAMED, OTHER]], 'Madeup');
    expect(chosen).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('is not sent while the dealers cannot be read, so that nobody is left out', async () => {
    const unreachable = fail({ kind: 'unreachable' } as const);
    const { answer, sent } = await send([], 'Madeup Motors', unreachable);
    expect(answer).toEqual(unreachable);
    expect(sent).toEqual([]);
  });
});

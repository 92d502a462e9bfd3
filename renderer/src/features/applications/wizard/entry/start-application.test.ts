import { expect, test } from 'vitest';
import { createApplication, match } from '#contract/applications/loans.ts';
import { callGateway, type Fetch } from '#contract/call-gateway.ts';
import { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { answerFor, EXAMPLE_INPUT } from '#domain/testing/example-product.ts';
import type { Call } from '#renderer/features/applications/wizard/draft/draft.ts';
import { startApplication } from '#renderer/features/applications/wizard/entry/start-application.ts';

const REQUEST_ID = '3f2b8c1e-5a54-4a1c-9a57-0d8f2f1c6e11';
const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)];

/** Answers `createApplication` in turn. */
function gatewayThat(...answers: readonly (() => Response)[]) {
  const waiting = [...answers];
  let hash = OLD;
  const sent: unknown[] = [];
  const fetch: Fetch = async (path, { body }) => {
    if (path === match.path)
      return Response.json({ match: answerFor({}), ways: [], catalogueHash: hash });
    expect(path).toBe(createApplication.path);
    sent.push(JSON.parse(typeof body === 'string' ? body : 'null'));
    hash = NEW;
    return waiting.shift()?.() ?? Response.json({ number: 'LA0000000001', version: 1 });
  };
  const call: Call = (name, body) =>
    callGateway({ fetch, gatewayUrl: '' }, RENDERER_CALLS[name], body, {
      token: 'token',
      phoneProof: null,
    });
  return { sent, start: () => startApplication(call, EXAMPLE_INPUT, 'en', REQUEST_ID) };
}

const outdated = () => Response.json({ current: { catalogueHash: NEW } }, { status: 409 });

test('an application is started with the current offers', async () => {
  const { start } = gatewayThat();
  expect(await start()).toEqual({
    ok: true,
    value: { number: 'LA0000000001', hasMatchChanged: false },
  });
});

test('offers that changed meanwhile are matched again, and the reply says so', async () => {
  const { start, sent } = gatewayThat(outdated);
  expect(await start()).toMatchObject({ ok: true, value: { hasMatchChanged: true } });
  expect(sent).toMatchObject([{ catalogueHash: OLD }, { catalogueHash: NEW }]);
});

test('offers that keep changing, and a draft too many, are refused', async () => {
  expect(await gatewayThat(outdated, outdated).start()).toMatchObject({ ok: false });
  const tooMany = gatewayThat(() => Response.json({ message: 'five' }, { status: 409 }));
  expect(await tooMany.start()).toMatchObject({ ok: false, failure: { message: 'five' } });
  expect(tooMany.sent).toHaveLength(1);
});

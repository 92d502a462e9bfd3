/** What the gateway answers while a picture is taken: its own answer, another one, none, or a refusal. */
import type { Page, Route } from 'playwright/test';
import * as z from 'zod/mini';
import type { GatewayCall, ReplyOf } from '#contract/gateway.ts';

export type Answer = (page: Page) => Promise<void>;

/** The gateway is another origin. */
const CORS = { 'Access-Control-Allow-Origin': '*' };

const answered = async (page: Page, { path }: GatewayCall, how: (route: Route) => unknown) => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => void (await how(route)),
  );
};

/** There is no connection. */
export const cut =
  (call: GatewayCall): Answer =>
  (page) =>
    answered(page, call, (route) => route.abort());

/** It takes for ever. */
export const held =
  (call: GatewayCall): Answer =>
  (page) =>
    answered(page, call, () => undefined);

export const refused =
  (call: GatewayCall, status: number, json: object = {}): Answer =>
  (page) =>
    answered(page, call, (route) => route.fulfill({ status, headers: CORS, json }));

export const says =
  <Call extends GatewayCall>(call: Call, json: ReplyOf<Call> & object): Answer =>
  (page) =>
    answered(page, call, (route) => route.fulfill({ headers: CORS, json }));

/** What the gateway says, changed; it can be asked something else than the page has asked. */
export const changed =
  <Call extends GatewayCall>(
    call: Call,
    change: (reply: ReplyOf<Call>) => ReplyOf<Call> & object,
    asked?: object,
  ): Answer =>
  (page) =>
    answered(page, call, async (route) => {
      const response = await route.fetch(asked === undefined ? {} : { postData: asked });
      const json = change(z.parse<Call['reply']>(call.reply, await response.json()));
      await route.fulfill({ response, json });
    });

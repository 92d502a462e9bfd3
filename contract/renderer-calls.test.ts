import { describe, expect, test } from 'vitest';
import { APPLICATION_CALLS } from '#contract/application-calls.ts';
import { SHARED_QUOTE_CALLS } from '#contract/applications/shared-quotes.ts';
import { BORROWER_CALLS } from '#contract/applications/borrower-calls.ts';
import { MY_LOAN_CALLS } from '#contract/applications/my-loan-calls.ts';
import { DEALER_CALLS } from '#contract/dealers/dealer-calls.ts';
import { fetchDocument } from '#contract/applications/documents.ts';
import { viewDocument } from '#contract/operators/documents.ts';
import { LENDER_MEMBER_CALLS } from '#contract/lenders/lender-member-calls.ts';
import { OPERATOR_CALLS } from '#contract/operators/operator-calls.ts';
import { DESKTOP_CALLS } from '#contract/desktop-calls.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { fetchLinkedDocument } from '#contract/lenders/calls.ts';
import { viewSentDocument } from '#contract/lenders/case-calls.ts';
import { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { SITE_CALLS } from '#contract/site-calls.ts';

const TABLES = [
  SITE_CALLS,
  BORROWER_CALLS,
  SHARED_QUOTE_CALLS,
  MY_LOAN_CALLS,
  DEALER_CALLS,
  OPERATOR_CALLS,
  LENDER_MEMBER_CALLS,
];
/** Their answers are bytes, which pages ask for in another way. */
const BYTES: readonly GatewayCall[] = [
  fetchDocument,
  viewDocument,
  viewSentDocument,
  fetchLinkedDocument,
];

const pathsOf = (calls: Readonly<Record<string, GatewayCall>>) =>
  Object.values(calls).map(({ path }) => path);

describe('the calls of pages', () => {
  test('have unique names, whoever makes them', () => {
    const named = TABLES.flatMap((table) => Object.entries<GatewayCall>(table));
    expect(named.filter(([name, call]) => Reflect.get(RENDERER_CALLS, name) !== call)).toEqual([]);
  });

  test.each([
    ['operator-service', OPERATOR_CALLS],
    ['lender-service', LENDER_MEMBER_CALLS],
  ])('the calls of /%s are all there, and nothing else with them', (service, calls) => {
    const all = Object.values<GatewayCall>(APPLICATION_CALLS).filter(
      (call) => call.path.startsWith(`/${service}/`) && !BYTES.includes(call),
    );
    expect(pathsOf(calls).toSorted()).toEqual(all.map(({ path }) => path).toSorted());
  });

  test('calls of operators and of lenders are not the desktop’s', () => {
    const staff = /^\/(?:operator|lender)-service\//;
    expect(pathsOf(DESKTOP_CALLS).filter((path) => staff.test(path))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import {
  APPLICATION_EDGES,
  APPLICATION_STATES,
} from '#domain/lending/states/application-states.ts';
import { DOCUMENT_EDGES, DOCUMENT_STATES } from '#domain/lending/states/document-states.ts';
import { DELIVERY_EDGES, DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import {
  LENDER_CASE_EDGES,
  LENDER_CASE_STATES,
} from '#domain/lending/states/lender-case-states.ts';
import { LENDER_KEY_EDGES, LENDER_KEY_STATES } from '#domain/lending/states/lender-key-states.ts';
import {
  LENDER_SYSTEM_EDGES,
  LENDER_SYSTEM_STATES,
} from '#domain/lending/states/lender-system-states.ts';
import {
  LETTER_TEMPLATE_EDGES,
  LETTER_TEMPLATE_STATES,
} from '#domain/lending/states/letter-template-states.ts';
import type { Edge } from '#domain/lending/states/edges.ts';
import { OFFER_EDGES, OFFER_STATES } from '#domain/lending/states/offer-states.ts';
import { GRIEVANCE_EDGES, GRIEVANCE_STATES } from '#domain/lending/states/grievance-states.ts';
import { PRODUCT_EDGES, PRODUCT_STATES } from '#domain/lending/states/product-states.ts';

type Row = {
  readonly action: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly who: string;
  readonly when: string;
};

const section = (title: string, states: readonly string[], edges: readonly Row[]) => [
  `## ${title}`,
  '',
  `States: ${states.join(', ')}.`,
  '',
  '| Action | From | To | Who | When |',
  '| --- | --- | --- | --- | --- |',
  ...edges.map(
    ({ action, from, to, who, when }) =>
      `| ${action} | ${from.join(', ')} | ${to} | ${who} | ${when} |`,
  ),
  '',
];

const withRoles = (edges: readonly Edge<string, string>[]): readonly Row[] =>
  edges.map((edge) => ({ ...edge, who: edge.who.join(', ') }));

/** `npx vitest run domain/lending/states/states-page.test.ts --update` rewrites the page. */
it('docs/states.md shows the tables of states as they are', async () => {
  const page = [
    '# States',
    '',
    'Made from the tables in `domain/lending/states/` by `domain/lending/states/states-page.test.ts`; do not edit it by hand.',
    '',
    ...section(
      'Loan application',
      APPLICATION_STATES,
      APPLICATION_EDGES.map((edge) => ({
        ...edge,
        to: 'outcome' in edge ? `${edge.to} (${edge.outcome})` : edge.to,
        who: edge.who.join(', '),
      })),
    ),
    ...section(
      'Version of a product',
      PRODUCT_STATES,
      PRODUCT_EDGES.map((edge) => ({
        ...edge,
        who: 'operator',
        when: edge.isBySomebodyElse ? 'another operator proposed it' : 'always',
      })),
    ),
    ...section('Document', DOCUMENT_STATES, withRoles(DOCUMENT_EDGES)),
    ...section('Lender case', LENDER_CASE_STATES, withRoles(LENDER_CASE_EDGES)),
    ...section('Key of a lender', LENDER_KEY_STATES, withRoles(LENDER_KEY_EDGES)),
    ...section('Address of a lender', LENDER_SYSTEM_STATES, withRoles(LENDER_SYSTEM_EDGES)),
    ...section('Delivery order', DELIVERY_STATES, withRoles(DELIVERY_EDGES)),
    ...section('Offer', OFFER_STATES, withRoles(OFFER_EDGES)),
    ...section('Grievance', GRIEVANCE_STATES, GRIEVANCE_EDGES),
    ...section('Template of a message', LETTER_TEMPLATE_STATES, withRoles(LETTER_TEMPLATE_EDGES)),
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/states.md');
});

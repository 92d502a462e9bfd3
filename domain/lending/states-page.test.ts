import { expect, it } from 'vitest';
import { APPLICATION_EDGES, APPLICATION_STATES } from '#domain/lending/application-states.ts';
import { DOCUMENT_EDGES, DOCUMENT_STATES } from '#domain/lending/document-states.ts';
import { PRODUCT_EDGES, PRODUCT_STATES } from '#domain/lending/product-states.ts';

type Edge = {
  readonly action: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly who: string;
  readonly when: string;
};

const section = (title: string, states: readonly string[], edges: readonly Edge[]) => [
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

/** `npx vitest run domain/lending/states-page.test.ts --update` writes the page anew. */
it('docs/states.md shows the tables of states as they are', async () => {
  const page = [
    '# States',
    '',
    'Made from the tables in `domain/lending/*-states.ts` by `domain/lending/states-page.test.ts`; do not edit it by hand.',
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
    ...section('Document', DOCUMENT_STATES, DOCUMENT_EDGES),
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/states.md');
});

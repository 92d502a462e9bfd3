import { expect, it } from 'vitest';
import { DUTIES, PERMISSIONS, type Permission, permits } from '#domain/duties.ts';
import { PERMISSION_OF_CALL } from '#contract/operators/permissions.ts';
import { inCheckout } from '#scripts/lib/places.ts';

const INTRO = `# Duties of operators

Made from \`domain/duties.ts\` and \`contract/operators/permissions.ts\`: \`npx vitest run -u scripts/check/duties-page.test.ts\` writes it
again. The gateway checks every call by this table, and the console leads only to pages, and shows only acts, that are among the duties
of whoever is signed in. Who has which duties is said under Members (\`changeDuties\`), from the next call on; nobody changes their
own, and the last administrator stays one. Whoever was an operator before there were duties has all of them, as has the first operator.
`;

const permissions = Object.keys(PERMISSIONS).filter((name): name is Permission =>
  Object.hasOwn(PERMISSIONS, name),
);
const callsOf = (permission: Permission) =>
  Object.entries(PERMISSION_OF_CALL)
    .filter(([, needed]) => needed === permission)
    .map(([call]) => `\`${call}\``)
    .join(', ');

/** A table as the formatter leaves it: each column as wide as its widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], filler: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const under = line(
    head.map(() => ''),
    '-',
  );
  return [line(head, ' '), under, ...rows.slice(1).map((row) => line(row, ' '))].join('\n');
}

it('The page about duties says what the table says', async () => {
  const rows = permissions.map((permission) => [
    permission,
    ...DUTIES.map((duty) => (permits([duty], permission) ? 'yes' : '')),
    callsOf(permission),
  ]);
  await expect(
    `${INTRO}\n${table([['Permission', ...DUTIES, 'Calls'], ...rows])}\n`,
  ).toMatchFileSnapshot(inCheckout('docs/applications/duties.md'));
});

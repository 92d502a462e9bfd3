/**
 * `npm run lender:check -- ADDRESS --lender ID --keys FILE`: whether a lender's system does what the gateway expects of it.
 * Needs no gateway: it plays one, with a made-up application. Ends with 0 if every check passed, with 1 if not.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { productVersion, type ProductVersion } from '#domain/lending/catalogue/product.ts';
import { EXAMPLE_PRODUCT } from '#scripts/lender/example-product.ts';
import type { Finding } from '#scripts/lender/lender-checks.ts';
import { CHECKS, checkLender } from '#scripts/lender/lender-checks.ts';
import { startPretendGateway } from '#scripts/lender/pretend-gateway.ts';
import { keysInFile } from '#scripts/lender/public-keys.ts';

const USAGE = `usage: npm run lender:check -- ADDRESS --lender ID --keys FILE [options]

  ADDRESS          where the lender's system takes messages, as operators would register it
  --lender ID      the lender's ID
  --keys FILE      its public keys: [{"lenderId": …, "keyId": …, "x": …}]
  --product FILE   a product version to lend, as the catalogue has it; without it a made-up one
  --listen PORT    where its calls are taken (8787): configure it as the gateway's address
  --host ADDRESS   on which address (127.0.0.1)
  --patience SECS  how long to wait for each of its steps (60)

docs/applications/lender-system.md says what each check asks for.
`;

/** Seconds. */
const PATIENCE = 60;
const WRONG_USE = 2;

function giveUp(problem: string): never {
  process.stderr.write(`${problem}\n\n${USAGE}`);
  process.exit(WRONG_USE);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        lender: { type: 'string' },
        keys: { type: 'string' },
        product: { type: 'string' },
        listen: { type: 'string', default: '8787' },
        host: { type: 'string', default: '127.0.0.1' },
        patience: { type: 'string', default: String(PATIENCE) },
        help: { type: 'boolean', default: false },
      },
    });
    return { ...values, address: positionals[0], extra: positionals.length > 1 };
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const wholeNumber = (name: string, text: string, most: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : giveUp(`--${name} is "${text}" and must be a whole number up to ${most}.`);
};

async function readProduct(file: string | undefined, lenderId: string): Promise<ProductVersion> {
  if (file === undefined) return { ...EXAMPLE_PRODUCT, lenderId };
  const text = await readFile(file, 'utf8').catch(() => giveUp(`${file} cannot be read.`));
  try {
    const read = z.safeParse(productVersion, JSON.parse(text));
    return read.success ? read.data : giveUp(`${file}: ${z.prettifyError(read.error)}`);
  } catch {
    return giveUp(`${file} is not JSON.`);
  }
}

const MARKS = { passed: 'ok  ', failed: 'FAIL', 'not-checked': '-   ' } as const;

function report({ check, result, why }: Finding): string {
  const reason = why
    .split('\n')
    .map((line) => `       ${line}\n`)
    .join('');
  return `  ${MARKS[result]} ${check}: ${CHECKS[check]}\n${why === '' ? '' : reason}`;
}

const { address, extra, lender, keys, product, listen, host, patience, help } = readArguments();
if (help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
if (address === undefined || extra) giveUp('Name one address.');
if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
  giveUp(`"${address}" must be an http:// or https:// address.`);
}
if (lender === undefined || keys === undefined) giveUp('--lender and --keys are needed.');
const lends = await readProduct(product, lender);
const gateway = await startPretendGateway({
  lenderId: lender,
  keyById: keysInFile(keys, lender),
  product: lends,
  port: wholeNumber('listen', listen, 65_535),
  host,
}).catch((error: unknown) => giveUp(`Cannot listen on ${host}:${listen}: ${String(error)}`));
process.stdout.write(`Checking ${lender} at ${address}, as the gateway at ${gateway.url}\n\n`);
const findings = await checkLender({
  gateway,
  address,
  product: lends,
  patience: wholeNumber('patience', patience, 3600) * 1000,
});
await gateway.stop();
for (const finding of findings) process.stdout.write(report(finding));
const count = (wanted: Finding['result']) =>
  findings.filter(({ result }) => result === wanted).length;
process.stdout.write(
  `\n${count('passed')} passed, ${count('failed')} failed, ${count('not-checked')} not checked\n`,
);
process.exitCode = count('passed') === findings.length ? 0 : 1;

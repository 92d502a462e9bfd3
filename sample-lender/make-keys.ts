/** Makes any missing keys of the fictional lenders, so that a gateway can be given them before they start. */
import { lenderKeys } from '#sample-lender/keys.ts';
import { sampleLenders } from '#sample-lender/lenders.ts';
import { readSettings } from '#sample-lender/settings.ts';

const settings = readSettings(process.env);
if (!settings.ok) {
  for (const problem of settings.failure) process.stderr.write(`${problem}\n`);
  process.exit(1);
}
const lenders = await sampleLenders();
await lenderKeys(
  settings.value.folder,
  lenders.map(({ id }) => id),
);

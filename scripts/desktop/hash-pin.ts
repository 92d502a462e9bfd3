/** Reads a kiosk's PIN (4 to 12 digits) from the standard input and prints the hash for its configuration file. */
import { createInterface } from 'node:readline/promises';
import { hash } from '@node-rs/argon2';
import * as z from 'zod/mini';
import { pin } from '#contract/kiosk.ts';

const input = createInterface({ input: process.stdin, output: process.stderr });
const typed = z.safeParse(pin, (await input.question('PIN: ')).trim());
input.close();
if (!typed.success) {
  process.stderr.write('A PIN is 4 to 12 digits.\n');
  process.exit(1);
}
// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
process.stdout.write(
  `${await hash(typed.data, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })}\n`,
);

/** Reads a kiosk's PIN (4 to 12 digits) from the standard input and prints the hash for its configuration file. */
import { createInterface } from 'node:readline/promises';
import { hash } from '@node-rs/argon2';
import * as z from 'zod/mini';
import { ARGON2_TERMS } from '#contract/argon2-terms.ts';
import { pin } from '#contract/kiosk.ts';

const input = createInterface({ input: process.stdin, output: process.stderr });
const typed = z.safeParse(pin, (await input.question('PIN: ')).trim());
input.close();
if (!typed.success) {
  process.stderr.write('A PIN is 4 to 12 digits.\n');
  process.exit(1);
}
process.stdout.write(`${await hash(typed.data, ARGON2_TERMS)}\n`);

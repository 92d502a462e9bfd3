import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { parseJsonFile } from '#domain/json-file.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';

const days = z.array(z.iso.date());

/**
 * Days on which lenders do not work, besides Sundays, second and fourth Saturdays and the national holidays; none
 * without a file. A failure is one line that names the variable.
 */
export async function readHolidays({
  GATEWAY_HOLIDAYS_FILE: file,
}: Pick<Configuration, 'GATEWAY_HOLIDAYS_FILE'>): Promise<Result<ReadonlySet<string>, string>> {
  if (file === undefined) return succeed(new Set());
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return fail('GATEWAY_HOLIDAYS_FILE: the file cannot be read');
  const parsed = parseJsonFile(text, days);
  if (parsed.ok) return succeed(new Set(parsed.value));
  const [{ line, column, what }] = parsed.failure;
  return fail(
    `GATEWAY_HOLIDAYS_FILE: line ${line}, column ${column}: ${what}; it must be a JSON array of days such as "2027-03-22"`,
  );
}

import * as z from 'zod/mini';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';

const port = z.string().check(
  z.regex(/^\d{1,5}$/, 'must be a port from 0 to 65535'),
  z.refine((text) => Number(text) <= 65_535, 'must be a port from 0 to 65535'),
);

const environment = z.object({
  /** On loopback; 0 is any free one. */
  SAMPLE_LENDER_PORT: z._default(port, '8788'),
  SAMPLE_LENDER_DATA_DIR: z._default(z.string(), '.data/sample-lender'),
  SAMPLE_LENDER_GATEWAY_URL: z._default(
    z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }),
    'http://127.0.0.1:8787',
  ),
});

export type Settings = {
  readonly port: number;
  readonly folder: string;
  readonly gatewayUrl: string;
};

/** Reads the environment; an empty variable counts as not set. Fails with one line for each bad variable. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): Result<Settings, readonly string[]> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = z.safeParse(environment, given);
  if (!read.success) {
    return fail(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  }
  return succeed({
    port: Number(read.data.SAMPLE_LENDER_PORT),
    folder: read.data.SAMPLE_LENDER_DATA_DIR,
    gatewayUrl: read.data.SAMPLE_LENDER_GATEWAY_URL.replace(/\/$/, ''),
  });
}

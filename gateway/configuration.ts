import { BlockList } from 'node:net';
import * as z from 'zod';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { scannerAddress } from '#gateway/documents/content/clamd.ts';
import { addressList } from '#gateway/http/client-address.ts';
import { smtpServer } from '#gateway/notifications/smtp-server.ts';

const LOOPBACK_HOST = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\]):\d{1,5}$/;
const DEMO_PROJECT_PREFIX = 'demo-';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine(
      (number) => number >= least && number <= most,
      `must be a whole number from ${least} to ${most}`,
    );

const webOrigin = (error: string) =>
  z.string().refine((typed) => {
    const url = URL.parse(typed);
    return url !== null && /^https?:$/.test(url.protocol) && url.origin === typed;
  }, error);

/** Addresses and ranges such as `10.0.0.0/8`; checked where they are read. */
const addresses = z
  .string()
  .transform((list) => addressList(list.split(',').map((entry) => entry.trim())))
  .refine(
    (list) => list !== null,
    'must be a comma-separated list of addresses and ranges such as 10.0.0.0/8',
  )
  .transform((list) => list ?? new BlockList());

/** `portal@example.in`, or the same in angle brackets after a name. */
const sender = z
  .string()
  .regex(
    /^(?:[^\p{Cc}<>"]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'must be an address such as portal@example.in, or RinSetu <portal@example.in>',
  );

const A_DAY = 24 * 60 * 60;

const environment = z
  .object({
    GATEWAY_PORT: wholeNumber(0, 65_535).default(8787),
    GATEWAY_HOST: z.string().default('127.0.0.1'),
    GATEWAY_DATA_DIR: z.string().default('.data/gateway'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' })
      .optional(),
    GATEWAY_ALLOWED_ORIGINS: z
      .string()
      .default('http://127.0.0.1:4173,http://localhost:4173')
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .pipe(
        z.array(
          webOrigin('must be a comma-separated list of origins such as https://portal.example'),
        ),
      ),
    /** Whether this deployment has loan applications; they need master keys from one of the three that follow. */
    GATEWAY_APPLICATIONS: z.enum(['on', 'off']).default('off'),
    GATEWAY_MASTER_KEYS_FILE: z.string().optional(),
    GATEWAY_MASTER_KEYS: z.string().optional(),
    /** Prints the keys: for a key service. */
    GATEWAY_MASTER_KEYS_COMMAND: z.string().optional(),
    /** What was erased; by default next to the file of master keys, otherwise next to the data folder. */
    GATEWAY_ERASURES_FILE: z.string().optional(),
    /** What the audit held; by default next to the list of erasures. */
    GATEWAY_AUDIT_NOTES_FILE: z.string().optional(),
    /** `new`: a list that is missing is begun. */
    GATEWAY_ERASURES_LIST: z.enum(['expected', 'new']).default('expected'),
    /** Days that data of applications are kept: see `retention/retention-classes.ts`. */
    GATEWAY_RETENTION_DRAFT_DAYS: wholeNumber(1, 10_000).default(30),
    GATEWAY_RETENTION_DELIVERED_DOCUMENTS_DAYS: wholeNumber(0, 10_000).default(7),
    GATEWAY_RETENTION_IDLE_DOCUMENTS_DAYS: wholeNumber(1, 10_000).default(30),
    GATEWAY_RETENTION_RECORD_DAYS: wholeNumber(1, 10_000).default(365),
    GATEWAY_RETENTION_LEAD_DAYS: wholeNumber(1, 10_000).default(90),
    /** A JSON array of days on which lenders do not work; see `offers/read-holidays.ts`. */
    GATEWAY_HOLIDAYS_FILE: z.string().optional(),
    /** Who this service is and whom people complain to, as key facts statements say it. */
    GATEWAY_SERVICE_NAME: z.string().default('RinSetu'),
    GATEWAY_GRIEVANCE_OFFICER: z.string().optional(),
    GATEWAY_GRIEVANCE_EMAIL: z.email().default('grievance@rinsetu.example'),
    GATEWAY_GRIEVANCE_PHONE: z.string().optional(),
    /** Where documents are kept; by default next to the data folder. Gateways of one database share it. */
    GATEWAY_DOCUMENTS_DIR: z.string().optional(),
    /** A bucket for documents instead of the folder: all five, or none. */
    DOCUMENTS_S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an https:// or http:// address' })
      .optional(),
    DOCUMENTS_S3_BUCKET: z.string().optional(),
    DOCUMENTS_S3_REGION: z.string().optional(),
    DOCUMENTS_S3_ACCESS_KEY: z.string().optional(),
    DOCUMENTS_S3_SECRET_KEY: z.string().optional(),
    /** Scans every document; nothing passes while it is away. */
    CLAMD_ADDRESS: z
      .string()
      .transform(scannerAddress)
      .refine(
        (address) => address !== null,
        'must be host:port, or the path of a socket such as /run/clamav/clamd.ctl',
      )
      .optional(),
    /** Mails notifications; without it operators see a list. `SMTP_FROM` is the sender. */
    SMTP_URL: z
      .string()
      .transform(smtpServer)
      .refine(
        (server) => server !== null,
        'must be smtp://host:port or smtps://host:port, with user:password@ before the host if it wants them',
      )
      .optional(),
    SMTP_FROM: sender.optional(),
    /** The portal's address in mails; by default the first of the allowed origins. */
    GATEWAY_PORTAL_URL: webOrigin('must be an origin such as https://portal.example').optional(),
    FIREBASE_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]{4,40}$/, 'must be the ID of a Firebase project')
      .default('demo-rinsetu'),
    FIREBASE_AUTH_EMULATOR_HOST: z
      .string()
      .regex(LOOPBACK_HOST, 'must be host:port on the loopback interface, such as 127.0.0.1:9099')
      .optional(),
    /** Failures that one account may have in a window. An address, which many share, is only slowed by its own. */
    GATEWAY_LOGIN_ATTEMPTS: wholeNumber(1, 1_000_000).default(10),
    GATEWAY_REGISTER_ATTEMPTS: wholeNumber(1, 1_000_000).default(10),
    /** Contact messages a minute that the gateways take together; 0 turns every limit on them off. */
    GATEWAY_CONTACT_MESSAGES: wholeNumber(0, 1_000_000).default(600),
    /** The same for a day; 0 turns it off. 10,000 of the longest are some 220 MB. */
    GATEWAY_CONTACT_MESSAGES_PER_DAY: wholeNumber(0, 10_000_000).default(10_000),
    /** Behind these proxies the client's address comes from what they write into the request. */
    GATEWAY_TRUSTED_PROXIES: addresses.default(() => new BlockList()),
    /** Connections at one moment; more are closed immediately. */
    GATEWAY_CONNECTIONS: wholeNumber(1, 100_000).default(2000),
    /** Below so many megabytes of free disk no contact message is taken (SQLite alone), and no document into a folder. */
    GATEWAY_MIN_FREE_MB: wholeNumber(0, 10_000_000).default(256),
    /** A separate port for `/metrics`; without it they are on the gateway's, for this machine only. */
    GATEWAY_METRICS_PORT: wholeNumber(0, 65_535).optional(),
    GATEWAY_METRICS_HOST: z.string().default('127.0.0.1'),
    /** What the backup writes when it has ended; see `telemetry/backup-status.ts`. */
    GATEWAY_BACKUP_STATUS_FILE: z.string().optional(),
    /** Where traces are sent; OpenTelemetry's exporter reads it, and its relatives such as the headers, itself. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an https:// or http:// address' })
      .optional(),
    OTEL_SERVICE_NAME: z.string().default('rinsetu-gateway'),
    /** The share of traces that is kept, from 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')
      .transform(Number)
      .default(1),
    GATEWAY_RATE_WINDOW_SECONDS: wholeNumber(1, A_DAY).default(15 * 60),
    GATEWAY_HASHING_CONCURRENCY: wholeNumber(1, 64).default(2),
    GATEWAY_HASHING_QUEUE: wholeNumber(0, 10_000).default(256),
    GATEWAY_SESSION_IDLE_SECONDS: wholeNumber(1, 30 * A_DAY).default(30 * 60),
    GATEWAY_SESSION_ABSOLUTE_SECONDS: wholeNumber(1, 30 * A_DAY).default(12 * 60 * 60),
  })
  .refine(
    (found) =>
      found.FIREBASE_AUTH_EMULATOR_HOST === undefined ||
      found.FIREBASE_PROJECT_ID.startsWith(DEMO_PROJECT_PREFIX),
    {
      path: ['FIREBASE_AUTH_EMULATOR_HOST'],
      error: `is only allowed with a FIREBASE_PROJECT_ID that starts with ${DEMO_PROJECT_PREFIX}`,
    },
  )
  .refine((found) => found.SMTP_URL === undefined || found.SMTP_FROM !== undefined, {
    path: ['SMTP_FROM'],
    error: 'is needed with SMTP_URL',
  });

export type Configuration = z.output<typeof environment>;

/** Reads the environment; an empty variable counts as not set. Fails with one line for each bad variable. */
export function readConfiguration(
  env: Readonly<Record<string, string | undefined>>,
): Result<Configuration, readonly string[]> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return succeed(parsed.data);
  return fail(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
}

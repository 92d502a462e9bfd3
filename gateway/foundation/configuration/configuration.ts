import { BlockList } from 'node:net';
import * as z from 'zod';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { addressList } from '#gateway/foundation/configuration/address-list.ts';
import { smtpServer } from '#gateway/foundation/configuration/smtp-server.ts';
import { scannerAddress } from '#gateway/foundation/configuration/scanner-address.ts';
import { withSecretsFromFiles } from '#gateway/foundation/configuration/secret-files.ts';

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
    )
    .meta({ form: `a whole number from ${least} to ${most}` });

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

const postgresUrl = z
  .url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' })
  .meta({ form: 'a postgres:// address' });

const A_DAY = 24 * 60 * 60;

const SETTINGS = z.object({
  GATEWAY_PORT: wholeNumber(0, 65_535)
    .default(8787)
    .describe('The port of the gateway; 0 takes a free one.'),
  GATEWAY_HOST: z.string().default('127.0.0.1').describe('The address on which it listens.'),
  GATEWAY_ALLOWED_ORIGINS: z
    .string()
    .default('http://127.0.0.1:4173,http://localhost:4173')
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .pipe(
      z.array(
        webOrigin('must be a comma-separated list of origins such as https://portal.example'),
      ),
    )
    .describe(
      'The portal’s addresses, comma-separated and without a path: pages from there may call the gateway.',
    ),
  GATEWAY_TRUSTED_PROXIES: addresses
    .default(() => new BlockList())
    .describe(
      'Addresses and ranges of proxies, such as 10.0.0.0/8, comma-separated. Behind these the client’s address comes from what they write into the request. Without it none is trusted, and all clients behind one share its address.',
    ),
  GATEWAY_NEAR_SUBSCRIBERS: z
    .enum(['off', 'on'])
    .default('off')
    .describe(
      'Whether systems that subscribe to events may be in the gateway’s own network, or on its machine: `on` for a CRM that the internet does not reach.',
    ),
  GATEWAY_CONNECTIONS: wholeNumber(1, 100_000)
    .default(2000)
    .describe('Connections at one moment; more are closed immediately.'),
  GATEWAY_DRAIN_SECONDS: wholeNumber(0, 600)
    .default(0)
    .describe(
      'After a stop signal, how long calls are still taken while `/readyz` says 503: what a balancer needs to notice.',
    ),
  GATEWAY_METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe(
      'A separate port for `/metrics`. Without it they are on the gateway’s, for this machine only.',
    ),
  GATEWAY_METRICS_HOST: z.string().default('127.0.0.1').describe('The address of that port.'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('PostgreSQL, which gateways may share. Without it: SQLite in the data folder.'),
  DATABASE_MIGRATION_URL: postgresUrl
    .optional()
    .describe(
      'The same database with the role that may change the schema, for `rinsetu migrate` (docs/operations/upgrades.md). Without it: `DATABASE_URL`.',
    ),
  GATEWAY_MIGRATE: z
    .enum(['start', 'step'])
    .optional()
    .describe(
      'Whether a gateway brings the schema up to date when it starts, or refuses an older one until `rinsetu migrate` was run. Without it: `start` with SQLite, `step` with PostgreSQL.',
    ),
  GATEWAY_DATA_DIR: z
    .string()
    .default('.data/gateway')
    .describe('SQLite’s folder. A second gateway on it refuses to start.'),
  GATEWAY_MIN_FREE_MB: wholeNumber(0, 10_000_000)
    .default(256)
    .describe(
      'Below so many megabytes of free disk no contact message is taken (SQLite alone), and no document into a folder.',
    ),
  GATEWAY_APPLICATIONS: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'Whether this deployment has loan applications. They need master keys from one of the three settings that follow.',
    ),
  GATEWAY_MASTER_KEYS_FILE: z
    .string()
    .optional()
    .describe(
      'The file of master keys (docs/operations/keys.md). Without any of the three, and with SQLite and no loan applications: made next to the data folder, `.data/gateway-master-keys`.',
    ),
  CREDENTIALS_DIRECTORY: z
    .string()
    .optional()
    .describe(
      'Set by systemd: the folder of the credentials that it has loaded for this process alone. The master keys may be one of them.',
    ),
  GATEWAY_MASTER_KEYS: z.string().optional().describe('The keys themselves, instead of the file.'),
  GATEWAY_MASTER_KEYS_COMMAND: z
    .string()
    .optional()
    .describe('A command that prints the keys, instead of the file: for a key service.'),
  GATEWAY_ERASURES_FILE: z
    .string()
    .optional()
    .describe(
      'The list of what was erased. Without it: next to the file of master keys, otherwise next to the data folder.',
    ),
  GATEWAY_ERASURES_IN: z
    .enum(['file', 'vault'])
    .default('file')
    .describe(
      'Where the list of erasures is: a file of each gateway’s own, or among the documents, for gateways that share a database and a vault. With `vault`, a file from before is taken over.',
    ),
  GATEWAY_ERASURES_LIST: z
    .enum(['expected', 'new'])
    .default('expected')
    .describe(
      '`new`: a list of erasures that is missing is begun, for one more gateway of a running database.',
    ),
  GATEWAY_AUDIT_NOTES_FILE: z
    .string()
    .optional()
    .describe(
      'What the audit held, noted outside the database; one file for each gateway. Without it: next to the list of erasures.',
    ),
  GATEWAY_BACKUP_DIR: z
    .string()
    .optional()
    .describe('Where `rinsetu backup` keeps backups (docs/operations/backup.md).'),
  GATEWAY_BACKUP_KEY_FILE: z
    .string()
    .optional()
    .describe('The file of keys that seal backups. Keep a copy of it elsewhere.'),
  GATEWAY_BACKUP_STATUS_FILE: z
    .string()
    .optional()
    .describe(
      'Where `rinsetu backup` says how the last backup ended, and where the gateway reads it for its metrics.',
    ),
  GATEWAY_DOCUMENTS_DIR: z
    .string()
    .optional()
    .describe(
      'The folder for the documents of applications. Gateways on one database share it, and nothing else uses it. Without it: next to the data folder, `.data/gateway-documents`.',
    ),
  GATEWAY_VAULT_GRACE_DAYS: wholeNumber(0, 1000)
    .default(7)
    .describe(
      'Days that bytes of no document are set aside in the vault before they are removed (docs/operations/keys.md).',
    ),
  DOCUMENTS_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an https:// or http:// address' })
    .optional()
    .describe(
      'A bucket for documents instead of the folder, for one database only and without versioning: what is removed must be gone. The first three settings, and both keys unless the machine, container or cluster has a role.',
    ),
  DOCUMENTS_S3_BUCKET: z.string().optional().describe('The bucket’s name.'),
  DOCUMENTS_S3_REGION: z.string().optional().describe('The bucket’s region.'),
  DOCUMENTS_S3_ACCESS_KEY: z.string().optional().describe('The name of the key to the bucket.'),
  DOCUMENTS_S3_SECRET_KEY: z.string().optional().describe('The key itself.'),
  CLAMD_ADDRESS: z
    .string()
    .transform(scannerAddress)
    .refine(
      (address) => address !== null,
      'must be host:port, or the path of a socket such as /run/clamav/clamd.ctl',
    )
    .optional()
    .describe(
      '`host:port` or socket of ClamAV’s daemon, which scans every document; nothing passes while it is away. Without it documents are not scanned.',
    ),
  SMTP_URL: z
    .string()
    .transform(smtpServer)
    .refine(
      (server) => server !== null,
      'must be smtp://host:port or smtps://host:port, with user:password@ before the host if it wants them',
    )
    .optional()
    .describe(
      'The mail server for notifications: `smtp://user:password@host:port`, or `smtps://`. Encrypted except on loopback; only confirmed addresses get mail. Without it operators see a list of whom to tell.',
    ),
  SMTP_FROM: sender
    .optional()
    .describe('The sender, such as `RinSetu <portal@example.in>`. Needed with `SMTP_URL`.'),
  GATEWAY_PORTAL_URL: webOrigin('must be an origin such as https://portal.example')
    .optional()
    .describe('The portal’s address in mails. Without it: the first of `GATEWAY_ALLOWED_ORIGINS`.'),
  GATEWAY_MESSAGING_FILE: z
    .string()
    .optional()
    .describe(
      'The file that says how SMS and WhatsApp messages are sent (docs/operations/messaging.md). Without it nobody gets any.',
    ),
  SMS_API_KEY: z
    .string()
    .optional()
    .describe('The key to the SMS gateway, for `{key}` in that file.'),
  SMS_SIGNING_SECRET: z
    .string()
    .optional()
    .describe('The secret by which requests to the SMS gateway are signed.'),
  SMS_RECEIPT_SECRET: z
    .string()
    .optional()
    .describe('The secret by which the SMS gateway proves its receipts.'),
  WHATSAPP_TOKEN: z.string().optional().describe('The access token to WhatsApp’s Cloud API.'),
  WHATSAPP_APP_SECRET: z
    .string()
    .optional()
    .describe('The app’s secret, by which WhatsApp signs its webhooks.'),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .optional()
    .describe('What WhatsApp says when the address of its webhooks is registered.'),
  GATEWAY_SERVICE_NAME: z
    .string()
    .default('RinSetu')
    .describe('Who this service is, as key facts statements say it.'),
  GATEWAY_GRIEVANCE_OFFICER: z
    .string()
    .optional()
    .describe(
      'Whom people complain to, as key facts statements say it. Without it: to be announced.',
    ),
  GATEWAY_GRIEVANCE_EMAIL: z
    .email()
    .default('grievance@rinsetu.example')
    .describe('The officer’s email.'),
  GATEWAY_GRIEVANCE_PHONE: z
    .string()
    .optional()
    .describe('The officer’s telephone. Without it: to be announced.'),
  GATEWAY_HOLIDAYS_FILE: z
    .string()
    .optional()
    .describe(
      'A JSON array of days (`["2027-03-22"]`) on which lenders do not work, besides Sundays, second and fourth Saturdays, 26 January, 15 August and 2 October: an offer is valid for three working days. Bank holidays differ by state and year, so each deployment lists its own.',
    ),
  GATEWAY_RETENTION_DRAFT_DAYS: wholeNumber(1, 10_000)
    .default(30)
    .describe(
      'Days after which an untouched draft expires. What each retention deletes: docs/operations/keys.md.',
    ),
  GATEWAY_RETENTION_DELIVERED_DOCUMENTS_DAYS: wholeNumber(0, 10_000)
    .default(7)
    .describe('Days that documents are kept after every lender has acknowledged them.'),
  GATEWAY_RETENTION_IDLE_DOCUMENTS_DAYS: wholeNumber(1, 10_000)
    .default(30)
    .describe('Days that documents of an application are kept that nobody touches.'),
  GATEWAY_RETENTION_RECORD_DAYS: wholeNumber(1, 10_000)
    .default(365)
    .describe('Days that a closed application or grievance is kept, with consents and audit.'),
  GATEWAY_RETENTION_LEAD_DAYS: wholeNumber(1, 10_000)
    .default(90)
    .describe('Days that a dealer’s lead is kept that nobody touches.'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, 'must be the ID of a Firebase project')
    .default('demo-rinsetu')
    .describe('The identity project. One that is not `demo-` means the real service.'),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(LOOPBACK_HOST, 'must be host:port on the loopback interface, such as 127.0.0.1:9099')
    .optional()
    .describe(
      'The gateway trusts this emulator: only for `demo-` projects, and on loopback. `npm start` sets it.',
    ),
  GATEWAY_STAFF_PROVIDERS_FILE: z
    .string()
    .optional()
    .describe(
      'The file of identity providers at which staff sign in by OpenID Connect (docs/operations/staff-sign-in.md). Without it: by password and code alone.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an https:// or http:// address' })
    .optional()
    .describe(
      'Where traces are sent (docs/operations/traces.md). OpenTelemetry’s exporter reads it, and its relatives such as OTEL_EXPORTER_OTLP_HEADERS, itself. Without it there are none.',
    ),
  OTEL_SERVICE_NAME: z
    .string()
    .default('rinsetu-gateway')
    .describe('The name of this service in traces.'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1)
    .describe('The share of traces that is kept, from 0 to 1.'),
  GATEWAY_LOGIN_ATTEMPTS: wholeNumber(1, 1_000_000)
    .default(10)
    .describe(
      'Failures that one account may have in a window. An address, which many share, is only slowed by its own (decision 18).',
    ),
  GATEWAY_REGISTER_ATTEMPTS: wholeNumber(1, 1_000_000)
    .default(10)
    .describe('The same for a mobile number that registers.'),
  GATEWAY_RATE_WINDOW_SECONDS: wholeNumber(1, A_DAY)
    .default(15 * 60)
    .describe('How long that window is.'),
  GATEWAY_CONTACT_MESSAGES: wholeNumber(0, 1_000_000)
    .default(600)
    .describe(
      'Contact messages a minute that all gateways take together (docs/operations/scale.md); 0 turns every limit on them off.',
    ),
  GATEWAY_CONTACT_MESSAGES_PER_DAY: wholeNumber(0, 10_000_000)
    .default(10_000)
    .describe('The same for a day; 0 turns this one off. 10,000 of the longest are some 220 MB.'),
  GATEWAY_HASHING_CONCURRENCY: wholeNumber(1, 64)
    .default(2)
    .describe('Password hashes calculated at the same time: the machine’s number of cores.'),
  GATEWAY_HASHING_QUEUE: wholeNumber(0, 10_000).default(256).describe('How many more may wait.'),
  GATEWAY_SESSION_IDLE_SECONDS: wholeNumber(1, 30 * A_DAY)
    .default(30 * 60)
    .describe(
      'How long a session lasts while it is idle; for operators and lenders’ people at most 15 minutes.',
    ),
  GATEWAY_SESSION_ABSOLUTE_SECONDS: wholeNumber(1, 30 * A_DAY)
    .default(12 * 60 * 60)
    .describe('How long a session lasts in all.'),
});

/** Each setting with its schema and what it is for, in the order in which the reference lists them. */
export const SETTINGS_SHAPE = SETTINGS.shape;

const environment = SETTINGS.refine(
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
  })
  .refine(
    (found) =>
      found.GATEWAY_STAFF_PROVIDERS_FILE === undefined || found.GATEWAY_APPLICATIONS === 'on',
    {
      path: ['GATEWAY_STAFF_PROVIDERS_FILE'],
      error: 'is only for a deployment with GATEWAY_APPLICATIONS=on',
    },
  );

export type Configuration = z.output<typeof environment>;

/**
 * Reads the environment, and the files that hold its secrets; an empty variable counts as not set. Fails with one line for
 * each bad variable.
 */
export function readConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
): Result<Configuration, readonly string[]> {
  const { env, problems } = withSecretsFromFiles(variables);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return problems.length === 0 ? succeed(parsed.data) : fail(problems);
  const issues = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  return fail([...problems, ...issues]);
}

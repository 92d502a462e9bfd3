/** What the service promises people: mails, scanned documents, a grievance officer, and when data go. */
import type { Finding } from '#gateway/upkeep/check/finding.ts';
import { fine, warning, wrong } from '#gateway/upkeep/check/finding.ts';
import { isPublic } from '#gateway/upkeep/check/check-web.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { SmtpServer } from '#gateway/foundation/configuration/smtp-server.ts';

/** `ask` gives why the server would take no mail; null if it would. */
export async function checkMail(
  {
    SMTP_URL,
    GATEWAY_APPLICATIONS,
  }: Pick<Configuration, 'SMTP_URL' | 'SMTP_FROM' | 'GATEWAY_APPLICATIONS'>,
  ask: (server: SmtpServer) => Promise<string | null>,
): Promise<Finding> {
  const about = 'SMTP_URL';
  if (SMTP_URL === undefined || SMTP_URL === null) {
    return GATEWAY_APPLICATIONS === 'off'
      ? fine(about, 'no mail, and none is sent without loan applications')
      : warning(
          about,
          'no mail is sent: operators must tell people by phone, from a list',
          'name a mail server, and SMTP_FROM',
        );
  }
  const why = await ask(SMTP_URL);
  const place = `${SMTP_URL.host}:${SMTP_URL.port}`;
  if (why !== null) {
    return warning(
      about,
      `${place} takes no mail now (${why}); mails wait meanwhile`,
      SMTP_URL.encryption === 'before mail' && why === 'ETLS'
        ? 'use smtps://, or a server that can encrypt'
        : 'check the address, the firewall, its certificate, and user and password',
    );
  }
  return fine(about, `${place} takes mail${SMTP_URL.encryption === 'none' ? '' : ', encrypted'}`);
}

/** `scan` looks at a byte; it fails where the scanner is away. */
export async function checkScanner(
  {
    CLAMD_ADDRESS,
    GATEWAY_APPLICATIONS,
  }: Pick<Configuration, 'CLAMD_ADDRESS' | 'GATEWAY_APPLICATIONS'>,
  scan: (address: NonNullable<Configuration['CLAMD_ADDRESS']>) => Promise<unknown>,
): Promise<Finding> {
  const about = 'CLAMD_ADDRESS';
  if (GATEWAY_APPLICATIONS === 'off') return fine(about, 'no documents without loan applications');
  if (CLAMD_ADDRESS === undefined || CLAMD_ADDRESS === null) {
    return warning(
      about,
      'documents are not scanned for viruses',
      'install ClamAV’s daemon, and name its socket, such as /run/clamav/clamd.ctl',
    );
  }
  return scan(CLAMD_ADDRESS).then(
    () => fine(about, 'the scanner answers'),
    () =>
      wrong(
        about,
        'the scanner does not answer: no document passes',
        'start clamd, and see that the gateway’s account may use its socket',
      ),
  );
}

export function checkOfficer(
  configuration: Pick<
    Configuration,
    | 'GATEWAY_ALLOWED_ORIGINS'
    | 'GATEWAY_HOST'
    | 'GATEWAY_APPLICATIONS'
    | 'GATEWAY_GRIEVANCE_OFFICER'
    | 'GATEWAY_GRIEVANCE_PHONE'
    | 'GATEWAY_GRIEVANCE_EMAIL'
  >,
): Finding {
  const about = 'GATEWAY_GRIEVANCE_OFFICER';
  const isNamed =
    configuration.GATEWAY_GRIEVANCE_OFFICER !== undefined &&
    configuration.GATEWAY_GRIEVANCE_PHONE !== undefined &&
    !configuration.GATEWAY_GRIEVANCE_EMAIL.endsWith('.example');
  if (isNamed) return fine(about, 'named, with email and telephone');
  if (configuration.GATEWAY_APPLICATIONS === 'off' || !isPublic(configuration)) {
    return fine(about, 'not needed yet');
  }
  return warning(
    about,
    'key facts statements name no grievance officer, or a made-up address',
    'set it with GATEWAY_GRIEVANCE_EMAIL and GATEWAY_GRIEVANCE_PHONE',
  );
}

/** In days, as the privacy policy names them. */
const PROMISED = [
  ['GATEWAY_RETENTION_DRAFT_DAYS', 30],
  ['GATEWAY_RETENTION_DELIVERED_DOCUMENTS_DAYS', 7],
  ['GATEWAY_RETENTION_IDLE_DOCUMENTS_DAYS', 30],
  ['GATEWAY_RETENTION_RECORD_DAYS', 365],
  ['GATEWAY_RETENTION_LEAD_DAYS', 90],
] as const;

type Terms = Pick<Configuration, (typeof PROMISED)[number][0]>;

export function checkRetention(terms: Terms): readonly Finding[] {
  const about = 'GATEWAY_RETENTION_…_DAYS';
  const documents = Math.max(
    terms.GATEWAY_RETENTION_DELIVERED_DOCUMENTS_DAYS,
    terms.GATEWAY_RETENTION_IDLE_DOCUMENTS_DAYS,
  );
  const found: Finding[] = [];
  if (documents > terms.GATEWAY_RETENTION_RECORD_DAYS) {
    const says = `documents would be kept for ${documents} days, and what they belong to for ${terms.GATEWAY_RETENTION_RECORD_DAYS}`;
    found.push(warning(about, says, 'keep documents for less time than records'));
  }
  for (const [name, promised] of PROMISED) {
    if (terms[name] <= promised) continue;
    const says = `data are kept for ${terms[name]} days, and the privacy policy promises ${promised}`;
    found.push(warning(name, says, 'change the policy too, or the setting'));
  }
  return found.length === 0 ? [fine(about, 'as the privacy policy promises, or shorter')] : found;
}

export function checkSessions({
  GATEWAY_SESSION_IDLE_SECONDS: idle,
  GATEWAY_SESSION_ABSOLUTE_SECONDS: absolute,
}: Pick<
  Configuration,
  'GATEWAY_SESSION_IDLE_SECONDS' | 'GATEWAY_SESSION_ABSOLUTE_SECONDS'
>): Finding {
  const about = 'GATEWAY_SESSION_IDLE_SECONDS';
  return idle > absolute
    ? warning(
        about,
        `${idle} s is longer than a session lasts in all (${absolute} s), and so without effect`,
        'make it shorter than GATEWAY_SESSION_ABSOLUTE_SECONDS',
      )
    : fine(about, `${idle} s, and ${absolute} s in all`);
}

/** Where gateways on one database keep what they have erased. */
export function checkErasures({
  GATEWAY_APPLICATIONS,
  DATABASE_URL,
  GATEWAY_ERASURES_IN,
}: Pick<
  Configuration,
  'GATEWAY_APPLICATIONS' | 'DATABASE_URL' | 'GATEWAY_ERASURES_IN'
>): readonly Finding[] {
  if (GATEWAY_APPLICATIONS === 'off') return [];
  const about = 'GATEWAY_ERASURES_IN';
  if (GATEWAY_ERASURES_IN === 'vault') {
    return [fine(about, 'the list of erasures is in the vault, for all gateways')];
  }
  if (DATABASE_URL === undefined) return [];
  return [
    warning(
      about,
      'the list of erasures is a file of this gateway’s own: it is gone with this machine',
      'set it to vault on all gateways of this database (docs/operations/keys.md)',
    ),
  ];
}

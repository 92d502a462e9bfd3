import { readFileSync } from 'node:fs';

/** Settings that hold a secret. Each may stand in a file that its variable with `_FILE` names, as credentials of systemd do. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'SMTP_URL',
  'DOCUMENTS_S3_ACCESS_KEY',
  'DOCUMENTS_S3_SECRET_KEY',
  'SMS_API_KEY',
  'SMS_SIGNING_SECRET',
  'SMS_RECEIPT_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

export const isSecret = (setting: string): boolean => SECRETS.some((name) => name === setting);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings with what such files hold, without the line's end; an empty file counts as not set. Problems name the variable,
 * never what the file holds.
 */
export function withSecretsFromFiles(env: Environment): {
  readonly env: Environment;
  readonly problems: readonly string[];
} {
  const found: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const file = env[variable];
    if (file === undefined || file === '') continue;
    try {
      const text = readFileSync(file, 'utf8').trimEnd();
      if (text === '') continue;
      if (env[name]) problems.push(`${variable} and ${name} are both set: keep one`);
      found[name] = text;
    } catch {
      problems.push(`${variable}: the file ${file} cannot be read`);
    }
  }
  return { env: { ...env, ...found }, problems };
}

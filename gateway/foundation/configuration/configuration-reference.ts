/** What each of the gateway's settings is for, as text for people. docs/configuration.md has it, and a test compares them. */
import * as z from 'zod';
import { SETTINGS_SHAPE } from '#gateway/foundation/configuration/configuration.ts';
import { isSecret } from '#gateway/foundation/configuration/secret-files.ts';

const WIDTH = 128;

/** The headings, each before the setting that begins its part. */
const PARTS: Readonly<Record<string, string>> = {
  GATEWAY_PORT: 'Where the gateway listens',
  DATABASE_URL: 'The database',
  GATEWAY_APPLICATIONS: 'Loan applications, keys and what is noted outside the database',
  GATEWAY_DOCUMENTS_DIR: 'Documents',
  SMTP_URL: 'Mail',
  GATEWAY_MESSAGING_FILE: 'SMS and WhatsApp',
  GATEWAY_SERVICE_NAME: 'Who the service is',
  GATEWAY_RETENTION_DRAFT_DAYS: 'How long data are kept',
  FIREBASE_PROJECT_ID: 'Phone codes',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'Traces',
  GATEWAY_LOGIN_ATTEMPTS: 'Limits',
  GATEWAY_SESSION_IDLE_SECONDS: 'Sessions',
};

export type Setting = {
  readonly name: string;
  readonly description: string;
  /** What it may be, where that is not evident. */
  readonly form: string | null;
  readonly byDefault: string | null;
};

/** A schema and those inside it, from the outermost. */
function layersOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return [schema, ...layersOf(schema.unwrap())];
  }
  return schema instanceof z.ZodPipe ? [schema, ...layersOf(schema.in)] : [schema];
}

function formOf(layers: readonly z.core.$ZodType[]): string | null {
  for (const layer of layers) {
    const form = z.globalRegistry.get(layer)?.['form'];
    if (typeof form === 'string') return form;
    if (layer instanceof z.ZodEnum) {
      return layer.options.map((option) => `\`${String(option)}\``).join(' or ');
    }
  }
  return null;
}

function defaultOf(layers: readonly z.core.$ZodType[]): string | null {
  const layer = layers.find((each) => each instanceof z.ZodDefault);
  const value = layer?.def.defaultValue;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

export const settings = (): readonly Setting[] =>
  Object.entries(SETTINGS_SHAPE).map(([name, schema]) => {
    const layers = layersOf(schema);
    return {
      name,
      description: schema.description ?? '',
      form: formOf(layers),
      byDefault: defaultOf(layers),
    };
  });

/** Breaks a text into lines, those after the first with an indent. */
function wrap(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  // What is between backticks stays on one line, so that it can be searched for.
  for (const word of text.match(/[^\s`]*`[^`]*`\S*|\S+/g) ?? []) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= WIDTH) {
      line = longer;
    } else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line].join('\n');
}

function entryOf({ name, description, form, byDefault }: Setting): string {
  const facts = [
    ...(form === null ? [] : [form]),
    ...(byDefault === null ? [] : [`default \`${byDefault}\``]),
  ];
  const inBrackets = facts.length === 0 ? '' : ` (${facts.join('; ')})`;
  const inFile = isSecret(name)
    ? ` May stand in a file instead, which \`${name}_FILE\` names.`
    : '';
  return wrap(`- \`${name}\`${inBrackets}: ${description}${inFile}`, '  ');
}

/** All settings, by part, as a list in Markdown that is readable in a terminal. */
export function configurationReference(): string {
  const lines = settings().flatMap((setting) => {
    const part = PARTS[setting.name];
    return [...(part === undefined ? [] : ['', `### ${part}`, '']), entryOf(setting)];
  });
  return `${lines.join('\n').trim()}\n`;
}

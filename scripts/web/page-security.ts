import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { OUT } from '#scripts/lib/places.ts';
import type { PageSecurity, SiteSecurity } from '#scripts/web/security-headers.ts';

const siteSecurity = z.record(
  z.string(),
  z.object({
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    frames: z.array(z.string()),
  }),
);

/** What a build wrote about its pages, by default the last one. */
export async function readSiteSecurity(file: string = OUT.webSecurity): Promise<SiteSecurity> {
  return siteSecurity.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Hashes of the inline scripts (data and speculation rules too) and styles, as a content security policy names them. */
export function securityOf(html: string): Pick<PageSecurity, 'scripts' | 'styles'> {
  const hashesOf = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, content]) => hash(content ?? ''))),
  ];
  return {
    scripts: hashesOf(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

import * as z from 'zod';
import { portalSettings, type PortalSettings } from '#contract/portal-settings.ts';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';

export type SiteSettings = {
  /** Whether the portal has loan applications; as GATEWAY_APPLICATIONS of its gateway. */
  readonly applications: boolean;
  readonly portal: PortalSettings;
};

const ownSettings = z.looseObject({ applications: z.boolean() });

/** Reads a deployment's portal.json: what /portal-settings.json has, and which of the built sites it is for. */
export function parseSiteSettings(text: string): Result<SiteSettings, readonly string[]> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return fail([error instanceof Error ? error.message : 'is no JSON']);
  }
  const own = ownSettings.safeParse(read);
  if (!own.success) return fail(own.error.issues.map(problemOf));
  const { applications, ...rest } = own.data;
  const portal = portalSettings.safeParse(rest);
  if (!portal.success) return fail(portal.error.issues.map(problemOf));
  return succeed({ applications, portal: portal.data });
}

const problemOf = ({ path, message }: { path: readonly PropertyKey[]; message: string }) =>
  path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;

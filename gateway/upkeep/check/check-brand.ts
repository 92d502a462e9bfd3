import type { ServiceNaming } from '#gateway/lending/offers/service-contact.ts';
import { parseBrandSettings } from '#contract/brand-settings.ts';
import { type Finding, fine, warning, wrong } from '#gateway/upkeep/check/finding.ts';

/** Of the portal, where both are on one machine: see docs/operations/brand.md. */
export const BRAND_FILE = '/etc/rinsetu/brand.json';

/** Whether key facts statements name the same service and officer as the portal, whose brand's text is given if there is one. */
export function checkBrand(configuration: ServiceNaming, text: string | null): readonly Finding[] {
  if (text === null) return [];
  const read = parseBrandSettings(text);
  if (!read.ok) return read.failure.map((says) => wrong(BRAND_FILE, says, 'correct it'));
  const { name, grievanceOfficer: officer } = read.value;
  const differing = [
    differs('GATEWAY_SERVICE_NAME', configuration, Object.values(name ?? {})),
    differs('GATEWAY_GRIEVANCE_OFFICER', configuration, Object.values(officer?.name ?? {})),
    differs('GATEWAY_GRIEVANCE_EMAIL', configuration, officer?.email),
    differs('GATEWAY_GRIEVANCE_PHONE', configuration, officer?.phone),
  ].flat();
  return differing.length > 0
    ? differing
    : [fine(BRAND_FILE, 'names the same service and officer as the gateway')];
}

function differs(
  setting: keyof ServiceNaming,
  configuration: ServiceNaming,
  onPortal: readonly string[] | string | undefined,
): readonly Finding[] {
  const names = [onPortal ?? []].flat();
  const value = configuration[setting];
  if (names.length === 0 || (value !== undefined && names.includes(value))) return [];
  return [
    warning(
      setting,
      `key facts statements say ${value ?? 'nothing'}, and the portal ${names.join(' or ')}`,
      `say the same in ${BRAND_FILE} and here`,
    ),
  ];
}

import { describe, expect, it } from 'vitest';
import { checkBrand } from '#gateway/upkeep/check/check-brand.ts';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';

const BRAND = JSON.stringify({
  name: { en: 'Sugam', hi: 'सुगम' },
  grievanceOfficer: { name: 'Meera Joshi', email: 'officer@sugam.test', phone: '+91 20 4000 1234' },
});

const OFFICER = {
  GATEWAY_GRIEVANCE_OFFICER: 'Meera Joshi',
  GATEWAY_GRIEVANCE_EMAIL: 'officer@sugam.test',
  GATEWAY_GRIEVANCE_PHONE: '+91 20 4000 1234',
} as const;

function findingsFor(env: Readonly<Record<string, string>>, brand: string | null) {
  const read = readConfiguration({ GATEWAY_ALLOWED_ORIGINS: 'https://portal.example', ...env });
  if (!read.ok) throw new Error(read.failure.join('; '));
  return checkBrand(read.value, brand).map(({ level, about }) => `${level} ${about}`);
}

describe('the portal’s brand', () => {
  it('is in order where the gateway names the same service and officer, in either language', () => {
    for (const name of ['Sugam', 'सुगम']) {
      expect(findingsFor({ GATEWAY_SERVICE_NAME: name, ...OFFICER }, BRAND)).toEqual([
        'ok /etc/rinsetu/brand.json',
      ]);
    }
  });

  it('is a warning for each setting that says something else, or nothing', () => {
    expect(findingsFor({}, BRAND)).toEqual([
      'warning GATEWAY_SERVICE_NAME',
      'warning GATEWAY_GRIEVANCE_OFFICER',
      'warning GATEWAY_GRIEVANCE_EMAIL',
      'warning GATEWAY_GRIEVANCE_PHONE',
    ]);
  });

  it('is compared only in what it says', () => {
    expect(findingsFor({}, '{"region": "central India"}')).toEqual(['ok /etc/rinsetu/brand.json']);
  });

  it('is an error where rinsetu-web would refuse it', () => {
    expect(findingsFor({}, '{"nam": "Sugam"}')).toEqual(['error /etc/rinsetu/brand.json']);
  });

  it('is not looked for on another machine', () => {
    expect(findingsFor({}, null)).toEqual([]);
  });
});

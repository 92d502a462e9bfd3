import { describe, expect, it } from 'vitest';
import { isMeant, leadStatus } from '#domain/lending/leads.ts';

describe('a lead', () => {
  const lead = { name: 'Ram-Lal  Yadav (राम)', mobileNumber: '9876543210' };

  it.each([
    'ram lal',
    'RAMLAL',
    'yadav',
    'राम',
    '98765',
    '987 654',
    '+91 98765 43210',
    '0987654 3210',
  ])('is found by %s', (search) => expect(isMeant(lead, search)).toBe(true));

  it.each(['rahim', '1234567', '919876', 'Ram Yadav'])('is not found by %s', (search) =>
    expect(isMeant(lead, search)).toBe(false),
  );

  it('has a reason when it is lost, and a next step only while it is open', () => {
    const isStatus = (status: unknown) => leadStatus.safeParse(status).success;
    expect(isStatus({ state: 'LOST', reason: 'too-expensive' })).toBe(true);
    expect(isStatus({ state: 'OPEN', next: null })).toBe(true);
    expect(isStatus({ state: 'LOST' })).toBe(false);
    expect(isStatus({ state: 'WON', next: { step: 'call', on: '2026-11-25' } })).toBe(false);
    expect(isStatus({ state: 'OPEN', next: { step: 'call', on: 'tomorrow' } })).toBe(false);
  });
});

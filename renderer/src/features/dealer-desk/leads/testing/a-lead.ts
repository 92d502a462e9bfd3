import type { Lead } from '#contract/dealers/leads.ts';

/** A sample lead that is to be called. */
export const aLead = (changed: Partial<Lead> = {}): Lead => ({
  lead: '11111111-1111-4111-8111-111111111111',
  version: 1,
  name: 'Ravi Madeup',
  mobileNumber: '9800012345',
  vehicleKind: 'e-rickshaw',
  source: null,
  owner: null,
  branch: null,
  language: 'hi',
  note: '',
  status: { state: 'OPEN', next: { step: 'call', on: '2026-11-24' } },
  createdAt: Date.UTC(2026, 10, 20),
  changedAt: Date.UTC(2026, 10, 20),
  application: null,
  ...changed,
});

/** What the service removes once it was kept long enough: `gateway/upkeep/retention` says what each is. */
export const RETAINED = [
  'drafts',
  'deliveredDocuments',
  'idleDocuments',
  'records',
  'grievances',
  'notifications',
  'leads',
] as const;
export type Retained = (typeof RETAINED)[number];

/** What the service removes once it was kept long enough: what each of them is, is said in `gateway/retention`. */
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

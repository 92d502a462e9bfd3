export const QUEUE_COLUMNS = [
  'number',
  'state',
  'due',
  'claim',
  'documents',
  'lenders',
  'pinArea',
  'act',
] as const;
export type QueueColumn = (typeof QUEUE_COLUMNS)[number];

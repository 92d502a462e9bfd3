/** What people are notified of by email, each with its words in `notifications.ts`. */
export const NOTIFICATION_EVENTS = [
  'submitted',
  'changes-requested',
  'message-written',
  'handed-over',
  'lender-asks-for-more',
  'offer-made',
  'offer-lapses-tomorrow',
  'offer-lapsed',
  'offer-withdrawn',
  'lender-rejected',
  'lender-not-reached',
  'rejected',
  'expired',
  'agreed',
  'delivery-order-issued',
  'delivery-order-cancelled',
  'disbursed',
  'cooled-off',
  'withdrawn',
  'grievance-answered',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** What is asked when somebody reads the metrics. Each is shown only by a gateway that has such a thing. */
export const GAUGES = {
  gateway_ready: {
    help: '1 when /readyz answers 200: the database takes writes, there is free disk, no damage was found.',
    labels: [],
  },
  gateway_queue_depth: { help: 'Who waits just now, by queue.', labels: ['queue'] },
  gateway_database_connections: {
    help: "Connections of this gateway's pool, by state.",
    labels: ['state'],
  },
  gateway_lender_messages: {
    help: 'Messages to lenders that wait to be sent, and those that wait for an operator, by state.',
    labels: ['state'],
  },
  gateway_lender_oldest_message_seconds: {
    help: "Age of the oldest message that waits for a lender's own system, by lender.",
    labels: ['lender'],
  },
  gateway_subscriptions_given_up: {
    help: 'Subscriptions of connected systems whose next event waits for an operator.',
    labels: [],
  },
  gateway_notifications_waiting: { help: 'Notifications that wait to be sent.', labels: [] },
  gateway_oldest_notification_seconds: {
    help: 'Age of the oldest notification that waits to be sent; 0 when none does.',
    labels: [],
  },
  gateway_notices_today: {
    help: 'Notices that were handed over on this day in India, by channel.',
    labels: ['channel'],
  },
  gateway_notices_today_paise: {
    help: 'What they cost by the prices that are set, in paise.',
    labels: ['channel'],
  },
  gateway_job_last_success_timestamp_seconds: {
    help: 'When each job last ended well; until it has, when this gateway started. Seconds since 1970.',
    labels: ['job'],
  },
  gateway_job_interval_seconds: { help: 'How often each job is done.', labels: ['job'] },
  gateway_scanner_up: { help: '1 when clamd answers a PING.', labels: [] },
  gateway_vault_is_own: {
    help: '1 while the vault carries the mark of this database; at 0, nothing is removed from it.',
    labels: [],
  },
  gateway_vault_to_remove: {
    help: 'Objects that must be removed, and cannot while the vault carries another mark or is away.',
    labels: [],
  },
  gateway_disk_free_bytes: { help: 'Free disk, by what is kept there.', labels: ['place'] },
  gateway_disk_size_bytes: { help: 'Size of the disk, by what is kept there.', labels: ['place'] },
  gateway_backup_last_success_timestamp_seconds: {
    help: 'When the last good backup ended; 0 when none is known. Seconds since 1970.',
    labels: [],
  },
  gateway_portal_certificate_expiry_timestamp_seconds: {
    help: "When the certificate that the portal's address shows ends. Seconds since 1970.",
    labels: [],
  },
} as const;

export type GaugeName = keyof typeof GAUGES;
type LabelOf<Name extends GaugeName> = (typeof GAUGES)[Name]['labels'][number];

/** A value with its labels. */
export type Sample<Name extends GaugeName = GaugeName> = readonly [
  value: number,
  labels: Readonly<Record<LabelOf<Name>, string>>,
];

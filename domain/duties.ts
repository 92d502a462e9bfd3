/**
 * What each of the service's own operators may do. An operator has one duty or more; what a duty permits stands here alone:
 * the gateway's calls, the console's pages and acts, and docs/applications/duties.md follow from it.
 */

export const DUTIES = [
  /** Reviews applications and hands them over to lenders. */
  'reviewer',
  /** Keeps lenders, dealers and products. */
  'product-manager',
  /** Answers complaints and messages, and sees to what did not arrive. */
  'support',
  /** Leads the others: works as they do, and approves what one of them proposes. */
  'supervisor',
  /** Reads what the others do, and changes nothing. */
  'auditor',
  /** Says who works here, with which duties. */
  'administrator',
] as const;
export type Duty = (typeof DUTIES)[number];

/** Each permission with the duties that bring it. */
export const PERMISSIONS = {
  'see-figures': DUTIES,
  'see-reports': ['supervisor', 'auditor'],
  'see-catalogue': DUTIES,
  'see-applications': ['reviewer', 'support', 'supervisor', 'auditor'],
  'review-applications': ['reviewer', 'supervisor'],
  /** Of the queue, for oneself or for everybody. */
  'save-views': ['reviewer', 'support', 'supervisor', 'auditor'],
  'change-shared-views': ['supervisor'],
  'write-notes': ['reviewer', 'support', 'supervisor'],
  /** Of messages to borrowers. */
  'write-templates': ['reviewer', 'support', 'supervisor'],
  'approve-templates': ['supervisor'],
  'export-applications': ['supervisor', 'auditor'],
  'see-service-levels': ['supervisor', 'auditor'],
  'change-catalogue': ['product-manager', 'supervisor'],
  'see-complaints': ['support', 'supervisor', 'auditor'],
  'answer-complaints': ['support', 'supervisor'],
  'see-service': ['support', 'supervisor', 'auditor'],
  'run-service': ['support', 'supervisor'],
  /** What other systems are told, and the keys with which they call. */
  'change-connected-systems': ['support', 'supervisor'],
  'erase-leads': ['support', 'supervisor'],
  'see-members': ['supervisor', 'auditor', 'administrator'],
  'allow-new-passwords': ['supervisor', 'administrator'],
  'change-members': ['administrator'],
} as const satisfies Readonly<Record<string, readonly Duty[]>>;
export type Permission = keyof typeof PERMISSIONS;

/** Whether one of the duties brings the permission. */
export function permits(duties: readonly Duty[], permission: Permission): boolean {
  const having: readonly Duty[] = PERMISSIONS[permission];
  return duties.some((duty) => having.includes(duty));
}

/**
 * Where a notice leads: a part of My loan, named after the `#` of its address, so that neither the web server nor a proxy is
 * sent the number.
 */
import { APPLICATION_NUMBER, GRIEVANCE_NUMBER } from '#domain/identifiers.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/languages.ts';
import type { NotificationEvent } from '#domain/lending/notifications/notification-events.ts';

/** Parts of an application’s page, and the complaints below it. */
export const NOTICE_PARTS = [
  'loan',
  'asked',
  'messages',
  'offers',
  'delivery',
  'complaints',
] as const;
export type NoticePart = (typeof NOTICE_PARTS)[number];

export type NoticePlace = {
  readonly part: NoticePart;
  /** Of the application, or of the complaint. */
  readonly number: string;
};

const PARTS: Readonly<Record<NotificationEvent, NoticePart>> = {
  submitted: 'loan',
  'changes-requested': 'asked',
  'message-written': 'messages',
  'handed-over': 'loan',
  'lender-asks-for-more': 'asked',
  'offer-made': 'offers',
  'offer-lapses-tomorrow': 'offers',
  'offer-lapsed': 'offers',
  'offer-withdrawn': 'offers',
  'lender-rejected': 'loan',
  'lender-not-reached': 'loan',
  rejected: 'loan',
  expired: 'loan',
  agreed: 'offers',
  'delivery-order-issued': 'delivery',
  'delivery-order-cancelled': 'delivery',
  disbursed: 'delivery',
  'cooled-off': 'loan',
  withdrawn: 'loan',
  'grievance-answered': 'complaints',
};

/** The consumer area. */
const pathOf = (language: Language): string =>
  `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/consumer-profile`;

/** The end of the consumer area’s address: `offers=LA0123456789`. */
export const writtenPlace = ({ part, number }: NoticePlace): string => `${part}=${number}`;

/** The place after the `#` of an address; null for anything else. */
export function readPlace(hash: string): NoticePlace | null {
  const [written = '', number = '', ...more] = hash.replace(/^#/, '').split('=');
  const part = NOTICE_PARTS.find((each) => each === written);
  if (part === undefined || more.length > 0) return null;
  const form = part === 'complaints' ? GRIEVANCE_NUMBER : APPLICATION_NUMBER;
  return form.test(number) ? { part, number } : null;
}

/** The address that a notice leads to. `portal` is the portal’s origin. */
export const noticeAddress = (
  portal: string,
  event: NotificationEvent,
  language: Language,
  number: string,
): string => `${portal}${pathOf(language)}#${writtenPlace({ part: PARTS[event], number })}`;

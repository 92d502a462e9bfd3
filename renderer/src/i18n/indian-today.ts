import { indianDayOf } from '#domain/days.ts';

/** What day it is in India now, as `2026-11-22`, whatever the zone of the device. */
export const indianToday = (): string => indianDayOf(Date.now());

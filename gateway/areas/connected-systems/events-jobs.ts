import type { PeriodicJob } from '#gateway/foundation/jobs/jobs.ts';
import { EVENTS } from '#gateway/lending/events/note-event.ts';
import { removeOldEvents } from '#gateway/lending/events/number-events.ts';
import type { EventSenderDeps } from '#gateway/areas/connected-systems/send-events.ts';
import { eventSender } from '#gateway/areas/connected-systems/send-events.ts';

/** How often for events that another gateway has left, or that are to be sent again, in milliseconds. */
const LOOK_FOR_EVENTS = 1000;
const TEN_MINUTES = 600_000;

/** Sends events to subscribers, and removes those that can no longer be sent. */
export function eventsJobs(deps: EventSenderDeps): readonly PeriodicJob[] {
  const sender = eventSender(deps);
  return [
    {
      name: EVENTS,
      every: LOOK_FOR_EVENTS,
      async work() {
        await sender.look();
        return null;
      },
      end: sender.stop,
    },
    {
      name: 'events-clean-up',
      every: TEN_MINUTES,
      async work() {
        const events = await removeOldEvents(deps.records);
        return events === 0 ? null : { events };
      },
    },
  ];
}

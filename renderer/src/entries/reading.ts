/** Fetched by `offline-starter.ts` once a page is still. */
import { offerReading } from '#renderer/app/offer-reading.ts';

offerReading(window.speechSynthesis);

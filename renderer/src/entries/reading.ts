/**
 * A file of its own, which shares nothing with other scripts: pages to read would load those for it. Fetched by
 * `offline-starter.ts` once a page is still, where there is a voice.
 */
export { offerReading } from '#renderer/app/offer-reading.ts';

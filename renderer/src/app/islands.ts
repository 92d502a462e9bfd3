import type { ComponentType } from 'react';
import { loadChunk } from '#renderer/platform/load-chunk.ts';

/** The parts of prerendered pages that script takes over, each named by its file under features. */
const ISLANDS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'auth/login': async () => (await import('#renderer/features/auth/login.tsx')).Login,
  'auth/register': async () => (await import('#renderer/features/auth/register.tsx')).Register,
  'contact/contact-form': async () =>
    (await import('#renderer/features/contact/contact-form.tsx')).ContactForm,
  'marketing/head-office-map': async () =>
    (await import('#renderer/features/marketing/head-office-map.tsx')).HeadOfficeMap,
  'marketing/introduction-video': async () =>
    (await import('#renderer/features/marketing/introduction-video.tsx')).IntroductionVideo,
  'marketing/offers-carousel': async () =>
    (await import('#renderer/features/marketing/offers-carousel.tsx')).OffersCarousel,
  'marketing/testimonials-carousel': async () =>
    (await import('#renderer/features/marketing/testimonials-carousel.tsx')).TestimonialsCarousel,
};

/** The component of an island. Rejects with 'Loading chunk failed' when it does not arrive. */
export function loadIsland(name: string): Promise<ComponentType> {
  const load = ISLANDS[name];
  if (load === undefined) return Promise.reject(new Error(`There is no island named ${name}.`));
  return loadChunk(load);
}

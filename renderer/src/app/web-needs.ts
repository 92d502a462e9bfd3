import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { APP_AREAS, AREAS } from '#renderer/i18n/areas.ts';
import type { Needs } from '#renderer/i18n/edition.ts';

/** What the single-page app shows in a browser: the consumer area, and in development every page. */
export const WEB_NEEDS: Needs = {
  areas: __WHOLE_SITE_IN_APP__ ? AREAS : APP_AREAS,
  contents: __WHOLE_SITE_IN_APP__ ? CONTENT_NAMES : ['consumer-sample', 'offers', 'pages'],
};

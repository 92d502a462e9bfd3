import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const AREAS: readonly Area[] = ['quote-sheet', 'shared-quote', 'matching', 'cost'];

const page = async () =>
  (await import('#renderer/features/dealer-desk/quote/public/shared-quote-page.tsx'))
    .SharedQuotePage;

/** A quote of a dealer, for whoever has its link. */
export function Page() {
  return <LazyPart load={page} areas={AREAS} props={{}} />;
}

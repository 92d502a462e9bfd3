import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const NOTHING = {};
const load = async () => (await import('#renderer/app/layout/not-found-page.tsx')).NotFoundPage;

/** The page of unknown addresses, in the place of a page that must not say that it exists. */
export function NotFoundHere() {
  return <LazyPart load={load} props={NOTHING} quiet />;
}

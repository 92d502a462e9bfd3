import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const NOTHING = {};
const load = async () => (await import('#renderer/app/layout/not-found-page.tsx')).NotFoundPage;

/** The not-found page, in place of a page whose existence must not be revealed. */
export function NotFoundHere() {
  return <LazyPart load={load} props={NOTHING} quiet />;
}

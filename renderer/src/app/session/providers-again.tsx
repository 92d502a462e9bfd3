import { useLocation } from 'react-router-dom';
import type { Area } from '#renderer/i18n/areas.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { roleAt } from '#renderer/ui/navigation/provider-place.ts';

const AREAS: readonly Area[] = ['staff'];
const load = async () => (await import('#renderer/features/auth/provider-links.tsx')).ProviderLinks;

/** The ways to sign in again at a provider, on pages of staff: in a tab of its own, so that this one keeps what was typed. */
export function ProvidersAgain() {
  const { host } = usePlatform();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const role = roleAt(path);
  if (host !== null || role === null) return null;
  return <LazyPart load={load} areas={AREAS} props={{ role, path, isAgain: true }} quiet />;
}

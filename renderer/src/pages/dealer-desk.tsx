import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const AREAS: readonly Area[] = ['dealer-desk'];

const gate = async () => (await import('#renderer/features/dealer-desk/shell/gate.tsx')).Gate;
const signIn = async () => (await import('#renderer/features/auth/login.tsx')).Login;
const PROPS = { signIn };

export function Page() {
  return <LazyPart load={gate} areas={AREAS} props={PROPS} />;
}

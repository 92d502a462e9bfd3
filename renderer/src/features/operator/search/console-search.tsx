import type { Area } from '#renderer/i18n/areas.ts';
import { SearchBox } from '#renderer/ui/staff/search/search-box.tsx';

const AREAS: readonly Area[] = ['operator-queue', 'operator-service', 'applications'];
const load = async () =>
  (await import('#renderer/features/operator/search/search-dialog.tsx')).SearchDialog;

/** The search box of the operators' console. */
export const ConsoleSearch = () => <SearchBox load={load} areas={AREAS} />;

import type { Area } from '#renderer/i18n/areas.ts';
import { SearchBox } from '#renderer/ui/staff/search/search-box.tsx';

const AREAS: readonly Area[] = ['lender-inbox'];
const load = async () =>
  (await import('#renderer/features/lender/search/search-dialog.tsx')).SearchDialog;

/** The search box of a lender's inbox. */
export const CaseSearch = () => <SearchBox load={load} areas={AREAS} />;

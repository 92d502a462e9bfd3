import { useContent } from '#renderer/i18n/use-content.ts';
import type { Branch } from '#renderer/content/page-types.ts';
import { greatCircleKm } from '#renderer/features/branches/great-circle.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { DataTable } from '#renderer/ui/data-table.tsx';
import type { Place } from '#renderer/ui/map-address.ts';
import { PhoneNumber } from '#renderer/ui/phone-number.tsx';

const ROUGH = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const NEAR = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
/** Below this a tenth of a kilometre matters to somebody who walks. */
const NEAR_KM = 10;

/** The branches; once it is known where the visitor is, with their distances and the nearest first. */
export function BranchTable({
  branches,
  visitor,
}: {
  readonly branches: readonly Branch[];
  readonly visitor: Place | null;
}) {
  const copy = useContent('branches');
  const pages = useContent('pages');
  const { t } = useTranslation();
  const { columns } = copy;
  const rows = branches.map((branch) => ({
    branch,
    km: visitor === null ? 0 : greatCircleKm(visitor, branch),
  }));
  const shown = (km: number) =>
    t('branches.kilometres', { distance: (km < NEAR_KM ? NEAR : ROUGH).format(km) });
  return (
    <DataTable
      caption={pages['/branches'].h1}
      columns={[
        columns.name,
        ...(visitor === null ? [] : [columns.distance]),
        columns.address,
        columns.phone,
        columns.hours,
        columns.services,
      ]}
      rows={rows
        .toSorted((one, other) => one.km - other.km)
        .map(({ branch: { id, name, address, phone, hours, services }, km }) => ({
          id,
          cells: [
            name,
            ...(visitor === null ? [] : [shown(km)]),
            address,
            <PhoneNumber key="phone" phone={phone} />,
            hours,
            services.join(', '),
          ],
        }))}
    />
  );
}

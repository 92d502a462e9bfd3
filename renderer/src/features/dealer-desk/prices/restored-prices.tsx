import type { PriceListVersion, priceLists } from '#contract/dealers/price-list.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { stockOf, withoutVehicles } from '#domain/lending/price-list.ts';
import { PlannedList } from '#renderer/features/dealer-desk/prices/imported-prices.tsx';
import { plannedFrom } from '#renderer/features/dealer-desk/prices/read-price-file.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

type Versions = ReplyOf<typeof priceLists>['versions'];

/** What restoring an earlier version would change. Vehicles that were sold since stay out of the stock. */
export function RestoredPrices({
  earlier,
  now,
  versions,
  onDone,
}: {
  readonly earlier: PriceListVersion;
  readonly now: PriceListVersion;
  readonly versions: Versions;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const sold = soldSince(earlier.version, versions);
  const gone = stockOf(earlier.models)
    .map(({ chassisNumber }) => chassisNumber)
    .filter((each) => sold.has(each));
  return (
    <>
      {gone.length > 0 && <p>{t('prices.restore.sold', { numbers: gone.join(', ') })}</p>}
      <PlannedList
        planned={plannedFrom(withoutVehicles(earlier.models, sold), now.models)}
        now={now}
        restores={earlier.version}
        onDone={onDone}
      />
    </>
  );
}

/** The chassis numbers of the vehicles that have left the stock after a version, and not come back. */
export function soldSince(version: number, versions: Versions): ReadonlySet<string> {
  const sold = new Set<string>();
  for (const each of versions.toSorted((one, other) => one.version - other.version)) {
    if (each.version <= version || each.of === null) continue;
    if (each.cause === 'sold') sold.add(each.of);
    if (each.cause === 'returned') sold.delete(each.of);
  }
  return sold;
}

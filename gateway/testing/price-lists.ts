import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/gateway.ts';
import type { savePriceList } from '#contract/dealers/price-list.ts';
import type { PricedModel } from '#domain/lending/price-list.ts';
import { EXAMPLE_PRICED_MODEL } from '#domain/testing/example-priced-model.ts';

export const priceListBody = (
  version: number | null,
  models: readonly PricedModel[] = [EXAMPLE_PRICED_MODEL],
): BodyOf<typeof savePriceList> => ({ requestId: randomUUID(), version, models: [...models] });

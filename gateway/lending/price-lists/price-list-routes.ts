import { priceList, priceLists, savePriceList } from '#contract/dealers/price-list.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import {
  keepPriceList,
  priceListOf,
  priceListsOf,
} from '#gateway/lending/price-lists/price-lists.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';

/** Each dealer's price list, for its own people. */
export function priceListRoutes({ records }: { readonly records: Records }, callDeps: CallDeps) {
  const { ofMember, once } = routesFor(records, callDeps);
  return [
    ofMember(priceList, 'dealer', async ({ body }, { organisation }) =>
      reply(await priceListOf(records.db, organisation, body)),
    ),
    ofMember(priceLists, 'dealer', async (_, { organisation }) =>
      reply(await priceListsOf(records.db, organisation)),
    ),
    ofMember(savePriceList, 'dealer', (request, member) =>
      once(savePriceList, request, (tx) => keepPriceList(records, tx, member, request.body)),
    ),
  ] as const;
}

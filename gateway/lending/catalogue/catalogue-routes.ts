import { listProducts } from '#contract/applications/catalogue.ts';
import {
  allProducts,
  decideProduct,
  draftProduct,
  productImpact,
  proposeProduct,
  retireProduct,
  saveLender,
} from '#contract/operators/catalogue.ts';
import { impactOf } from '#gateway/lending/catalogue/impact.ts';
import {
  draftVersion,
  keepLender,
  moveVersion,
  versionsIn,
} from '#gateway/lending/catalogue/products.ts';
import type { Catalogue } from '#gateway/lending/catalogue/published.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Lenders and products: what is published for everybody, and how operators change it. */
export function catalogueRoutes(records: Records, catalogue: Catalogue, callDeps: CallDeps) {
  const { ofMember, once } = routesFor(records, callDeps);
  return [
    [
      listProducts.path,
      callRoute(listProducts, callDeps, async () => {
        const { lenders, products, hash } = await catalogue.published(records.db);
        return reply({ lenders, products, catalogueHash: hash });
      }),
    ],
    ofMember(allProducts, 'operator', async ({ body }, operator) =>
      reply(await versionsIn(records.db, body, operator.id)),
    ),
    ofMember(productImpact, 'operator', ({ body }, operator) =>
      impactOf(records.db, body, operator.id),
    ),
    ofMember(saveLender, 'operator', (request, operator) =>
      once(saveLender, request, async (tx) => {
        const { lender, seen } = request.body;
        await keepLender(tx, actorOf(operator), lender, seen);
        return { lenderId: lender.id, changedAt: tx.at };
      }),
    ),
    ofMember(draftProduct, 'operator', (request, operator) =>
      once(draftProduct, request, async (tx) => {
        const { product, seen } = request.body;
        await draftVersion(records, tx, actorOf(operator), product, seen);
        return { productId: product.productId, version: product.version, state: 'DRAFT' };
      }),
    ),
    ofMember(proposeProduct, 'operator', (request, operator) =>
      once(proposeProduct, request, (tx) =>
        moveVersion(records, tx, actorOf(operator), request.body, 'propose'),
      ),
    ),
    ofMember(decideProduct, 'operator', (request, operator) =>
      once(decideProduct, request, (tx) =>
        moveVersion(
          records,
          tx,
          actorOf(operator),
          request.body,
          request.body.decision,
          request.body.seen,
        ),
      ),
    ),
    ofMember(retireProduct, 'operator', (request, operator) =>
      once(retireProduct, request, (tx) =>
        moveVersion(records, tx, actorOf(operator), request.body, 'retire'),
      ),
    ),
  ] as const;
}

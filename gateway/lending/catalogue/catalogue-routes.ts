import { listProducts } from '#contract/applications/catalogue.ts';
import {
  allProducts,
  catalogueNow,
  decideProduct,
  draftProduct,
  importProducts,
  monthOfMatches,
  productImpact,
  productVersions,
  proposeProduct,
  retireProduct,
  saveLender,
  withdrawPlanned,
} from '#contract/operators/catalogue.ts';
import { runningSchemes } from '#contract/dealers/leads.ts';
import {
  endSubsidyScheme,
  saveSubsidyScheme,
  subsidySchemes,
} from '#contract/operators/subsidy-schemes.ts';
import { indianDayOf } from '#domain/days.ts';
import { catalogueOn } from '#gateway/lending/catalogue/catalogue-now.ts';
import { proposeTogether } from '#gateway/lending/catalogue/import-products.ts';
import { monthsOf } from '#gateway/lending/catalogue/month-of-matches.ts';
import { historyOf } from '#gateway/lending/catalogue/version-history.ts';
import { impactOf } from '#gateway/lending/catalogue/impact.ts';
import {
  draftVersion,
  keepLender,
  moveVersion,
  versionsIn,
} from '#gateway/lending/catalogue/products.ts';
import {
  endScheme,
  keepScheme,
  schemesFrom,
  schemesRunning,
} from '#gateway/lending/catalogue/subsidy-schemes.ts';
import type { Catalogue } from '#gateway/lending/catalogue/published.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { callRoute } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';

/** Lenders and products: what is published for everybody, and how operators change it. */
export function catalogueRoutes(records: Records, catalogue: Catalogue, callDeps: CallDeps) {
  const { ofMember, once } = routesFor(records, callDeps);
  const today = async () => indianDayOf(await timeOf(records, records.db));
  const countMonth = monthsOf(records.db);
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
    ofMember(productImpact, 'operator', async ({ body }, operator) =>
      impactOf(records.db, body, operator.id, await today()),
    ),
    ofMember(productVersions, 'operator', ({ body }) => historyOf(records.db, body)),
    ofMember(catalogueNow, 'operator', async () =>
      reply(await catalogueOn(records.db, await today())),
    ),
    ofMember(monthOfMatches, 'operator', async ({ body }) => countMonth(await today(), body)),
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
      once(proposeProduct, request, (tx) => {
        const { startsOn } = request.body;
        return moveVersion(records, tx, actorOf(operator), request.body, 'propose', { startsOn });
      }),
    ),
    ofMember(decideProduct, 'operator', (request, operator) =>
      once(decideProduct, request, (tx) => {
        const { decision, seen } = request.body;
        return moveVersion(records, tx, actorOf(operator), request.body, decision, { seen });
      }),
    ),
    ofMember(retireProduct, 'operator', (request, operator) =>
      once(retireProduct, request, (tx) =>
        moveVersion(records, tx, actorOf(operator), request.body, 'retire'),
      ),
    ),
    ofMember(withdrawPlanned, 'operator', (request, operator) =>
      once(withdrawPlanned, request, (tx) => {
        const { seen } = request.body;
        return moveVersion(records, tx, actorOf(operator), request.body, 'withdraw', { seen });
      }),
    ),
    ofMember(subsidySchemes, 'operator', async ({ body }) =>
      reply(await schemesFrom(records.db, body)),
    ),
    ofMember(saveSubsidyScheme, 'operator', (request, operator) =>
      once(saveSubsidyScheme, request, (tx) =>
        keepScheme(tx, actorOf(operator), request.body.scheme),
      ),
    ),
    ofMember(endSubsidyScheme, 'operator', (request, operator) =>
      once(endSubsidyScheme, request, (tx) => endScheme(tx, actorOf(operator), request.body)),
    ),
    ofMember(runningSchemes, 'dealer', async () =>
      reply(await schemesRunning(records.db, await today())),
    ),
    ofMember(importProducts, 'operator', (request, operator) =>
      once(importProducts, request, (tx) =>
        proposeTogether(records, tx, actorOf(operator), request.body),
      ),
    ),
  ] as const;
}

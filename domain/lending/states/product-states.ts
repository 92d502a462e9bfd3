/** The states of a version of a product, and every transition between them. What it says never changes once proposed. */

export const PRODUCT_STATES = ['DRAFT', 'PROPOSED', 'PLANNED', 'PUBLISHED', 'RETIRED'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export type ProductEdge = {
  readonly action: string;
  readonly from: readonly ProductState[];
  readonly to: ProductState;
  /** Whether it takes another operator than the one who proposed it. */
  readonly isBySomebodyElse: boolean;
};

export const PRODUCT_EDGES = [
  { action: 'propose', from: ['DRAFT'], to: 'PROPOSED', isBySomebodyElse: false },
  { action: 'publish', from: ['PROPOSED'], to: 'PUBLISHED', isBySomebodyElse: true },
  { action: 'plan', from: ['PROPOSED'], to: 'PLANNED', isBySomebodyElse: true },
  { action: 'refuse', from: ['PROPOSED'], to: 'DRAFT', isBySomebodyElse: true },
  { action: 'start', from: ['PLANNED'], to: 'PUBLISHED', isBySomebodyElse: false },
  { action: 'withdraw', from: ['PLANNED'], to: 'DRAFT', isBySomebodyElse: false },
  { action: 'retire', from: ['PUBLISHED'], to: 'RETIRED', isBySomebodyElse: false },
] as const satisfies readonly ProductEdge[];

export type ProductAction = (typeof PRODUCT_EDGES)[number]['action'];

export function productEdge(action: ProductAction): ProductEdge {
  const edges: readonly ProductEdge[] = PRODUCT_EDGES;
  const found = edges.find((edge) => edge.action === action);
  if (found === undefined) throw new RangeError(`there is no action ${action}`);
  return found;
}

/**
 * A dealer's price list: what each model costs, with what belongs to it. Only a dealer's people see it, and it says
 * nothing about a customer.
 */
import * as z from 'zod/mini';
import { CHASSIS_NUMBER } from '#domain/identifiers.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import { money, moneyFrom, namesNoneTwice, text, whole } from '#domain/lending/values.ts';
import { totalOf } from '#domain/money/money.ts';

export const MAX_MODELS = 100;
export const MAX_DISTRICTS = 40;
export const MAX_ACCESSORIES = 20;
export const MAX_OFFERS = 10;
export const MAX_COLOURS = 12;
/** Why a list has a version that nobody edited or imported. */
export const PRICE_LIST_CAUSES = ['sold', 'returned', 'restored'] as const;
export type PriceListCause = (typeof PRICE_LIST_CAUSES)[number];

/** Vehicles of one colour. */
export const MAX_IN_STOCK = 50;
/** Kilometres. */
export const MAX_RANGE = 1000;
/** Of brand, model and variant each: a quote names all three in 120 characters. */
export const MAX_NAME = 38;
/** Of a battery, a district, an accessory, an offer or a colour. */
export const MAX_LABEL = 60;

const label = text(MAX_LABEL);

/** What the authorities and the insurer ask for a vehicle. */
const charges = { registration: money, insurance: money };

const day = z.iso.date();

const offer = z.strictObject({ name: label, amount: moneyFrom(1), from: day, until: day }).check(
  z.refine((each) => each.from <= each.until, {
    error: 'must not be before the first day',
    path: ['until'],
  }),
);

const namedOnce = <Item extends object>(nameOf: (item: Item) => string) =>
  z.refine<Item[]>(
    (items) => new Set(items.map((item) => nameOf(item).toLowerCase())).size === items.length,
    'must not name anything twice',
  );

export const pricedModel = z.strictObject({
  brand: text(MAX_NAME),
  model: text(MAX_NAME),
  variant: z.nullable(text(MAX_NAME)),
  vehicleKind: z.enum(VEHICLE_KINDS),
  /** As the maker names it. */
  battery: z.nullable(label),
  /** Kilometres on one charge. */
  rangeKm: z.nullable(whole(1, MAX_RANGE)),
  exShowroomPrice: moneyFrom(1),
  /** Everywhere but in the districts that are named. */
  elsewhere: z.strictObject(charges),
  districts: z.array(z.strictObject({ district: label, ...charges })).check(
    z.maxLength(MAX_DISTRICTS),
    namedOnce(({ district }) => district),
  ),
  accessories: z.array(z.strictObject({ name: label, price: money })).check(
    z.maxLength(MAX_ACCESSORIES),
    namedOnce(({ name }) => name),
  ),
  offers: z.array(offer).check(z.maxLength(MAX_OFFERS)),
  stock: z
    .array(
      z.strictObject({
        colour: label,
        chassisNumbers: z
          .array(z.string().check(z.regex(CHASSIS_NUMBER)))
          .check(z.maxLength(MAX_IN_STOCK), namesNoneTwice()),
      }),
    )
    .check(
      z.maxLength(MAX_COLOURS),
      namedOnce(({ colour }) => colour),
    ),
});
export type PricedModel = z.output<typeof pricedModel>;

/** What a model is called on the list and in a quote. */
export const nameOfModel = ({
  brand,
  model,
  variant,
}: Pick<PricedModel, 'brand' | 'model' | 'variant'>): string =>
  [brand, model, variant].filter((part) => part !== null).join(' ');

/** By what a model is found again: spelling in capitals or small letters makes no other model. */
export const keyOfModel = (named: Parameters<typeof nameOfModel>[0]): string =>
  nameOfModel(named).toLowerCase();

export const chassisNumbersOf = ({ stock }: Pick<PricedModel, 'stock'>): readonly string[] =>
  stock.flatMap(({ chassisNumbers }) => chassisNumbers);

/** How many there are of each colour, such as `Blue: 2, Red: 0`. */
export const coloursOf = ({ stock }: Pick<PricedModel, 'stock'>): string =>
  stock.map(({ colour, chassisNumbers }) => `${colour}: ${chassisNumbers.length}`).join(', ');

/** A vehicle of the stock. */
export type InStock = {
  readonly model: PricedModel;
  readonly colour: string;
  readonly chassisNumber: string;
};

export const stockOf = (models: readonly PricedModel[]): readonly InStock[] =>
  models.flatMap((model) =>
    model.stock.flatMap(({ colour, chassisNumbers }) =>
      chassisNumbers.map((chassisNumber) => ({ model, colour, chassisNumber })),
    ),
  );

/** The list without these vehicles. A colour stays, with what is left of it. */
export const withoutVehicles = (
  models: readonly PricedModel[],
  gone: ReadonlySet<string>,
): PricedModel[] =>
  models.map((model) => ({
    ...model,
    stock: model.stock.map(({ colour, chassisNumbers }) => ({
      colour,
      chassisNumbers: chassisNumbers.filter((each) => !gone.has(each)),
    })),
  }));

/** The list with a vehicle under its model and colour again; null where the model is gone, or has no room for it. */
export function withVehicle(
  models: readonly PricedModel[],
  { model, colour, chassisNumber }: InStock,
): PricedModel[] | null {
  const next = models.map((each) =>
    keyOfModel(each) === keyOfModel(model)
      ? { ...each, stock: stockWith(each.stock, colour, chassisNumber) }
      : each,
  );
  const isBack = next.some((each) => chassisNumbersOf(each).includes(chassisNumber));
  return isBack && pricedModels.safeParse(next).success ? next : null;
}

function stockWith(stock: PricedModel['stock'], colour: string, chassisNumber: string) {
  const isSame = (each: { readonly colour: string }) =>
    each.colour.toLowerCase() === colour.toLowerCase();
  return stock.some(isSame)
    ? stock.map((each) =>
        isSame(each) ? { ...each, chassisNumbers: [...each.chassisNumbers, chassisNumber] } : each,
      )
    : [...stock, { colour, chassisNumbers: [chassisNumber] }];
}

export const pricedModels = z.array(pricedModel).check(
  z.maxLength(MAX_MODELS),
  namedOnce(keyOfModel),
  z.refine((models) => {
    const numbers = models.flatMap(chassisNumbersOf);
    return new Set(numbers).size === numbers.length;
  }, 'must not have a chassis number twice'),
);

/** What a quote begins with on a day, in a district; null for everywhere else. */
export function pricesOn(model: PricedModel, today: string, district: string | null) {
  const { registration, insurance } =
    model.districts.find((each) => each.district === district) ?? model.elsewhere;
  return {
    exShowroomPrice: model.exShowroomPrice,
    registration,
    insurance,
    accessories: totalOf(model.accessories.map(({ price }) => price)),
    discount: totalOf(offersOn(model, today).map(({ amount }) => amount)),
  };
}

/** The offers that run on a day. */
export const offersOn = (
  { offers }: Pick<PricedModel, 'offers'>,
  today: string,
): PricedModel['offers'] => offers.filter(({ from, until }) => from <= today && today <= until);

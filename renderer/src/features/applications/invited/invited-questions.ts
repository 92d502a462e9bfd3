import {
  type TypedQuestions,
  UNASKED,
  typedAs,
} from '#renderer/features/applications/matching/typed-questions.ts';
import { matchFromQuery } from '#renderer/features/applications/shared/match-query.ts';
import type { ShownInvitation } from '#renderer/features/applications/invited/accept.ts';

/** The questions as the dealer's quote answers them, otherwise as typed before in this tab. */
export function questionsOf(
  { vehicleKind, quote }: ShownInvitation,
  typedBefore: string,
): TypedQuestions {
  const [months, ...otherMonths] = quote?.months ?? [];
  return {
    ...UNASKED,
    ...typedAs(matchFromQuery(typedBefore).answers),
    by: 'price',
    ...typedAs({
      ...(vehicleKind !== null && { kind: vehicleKind }),
      ...(quote !== null && {
        price: quote.exShowroomPrice,
        onRoad: quote.onRoadPrice,
        down: quote.downPayment,
      }),
      ...(months !== undefined && otherMonths.length === 0 && { months }),
    }),
  };
}

/** What the invitation already answers, so it is not asked; an application begins with the price. Of several tenors the customer chooses one. */
export function knownFrom({
  vehicleKind,
  quote,
}: ShownInvitation): readonly (keyof TypedQuestions)[] {
  return [
    'by',
    ...(vehicleKind === null ? [] : (['kind'] as const)),
    ...(quote === null ? [] : (['price', 'onRoad', 'down', 'months'] as const)),
  ];
}

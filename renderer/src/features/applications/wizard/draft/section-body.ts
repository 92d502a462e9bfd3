import type { BodyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { SectionName, Sections } from '#domain/lending/sections.ts';

type Body = BodyOf<(typeof RENDERER_CALLS)['saveSection']>;
type WithoutId<One> = One extends unknown ? Omit<One, 'requestId'> : never;

/** The request that saves one section. */
export function sectionBody(
  seen: { readonly number: string; readonly version: number },
  section: SectionName,
  { identity, address, work, vehicle, bank }: Sections,
): WithoutId<Body> {
  switch (section) {
    case 'identity':
      return { ...seen, section, values: identity };
    case 'address':
      return { ...seen, section, values: address };
    case 'work':
      return { ...seen, section, values: work };
    case 'vehicle':
      return { ...seen, section, values: vehicle };
    case 'bank':
      return { ...seen, section, values: bank };
  }
}

import { brand } from '#renderer/content/brand/facts.ts';
import { themesOf } from '#renderer/theme/theme.ts';

/** Light and dark in the colours of the brand. */
export const themes = themesOf(brand.colours);

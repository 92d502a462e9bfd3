import { Badge } from '@fluentui/react-components';
import type { ProductState } from '#domain/lending/states/product-states.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const LOOKS = {
  DRAFT: { appearance: 'outline', color: 'informative' },
  PROPOSED: { appearance: 'tint', color: 'warning' },
  PLANNED: { appearance: 'tint', color: 'brand' },
  PUBLISHED: { appearance: 'tint', color: 'success' },
  RETIRED: { appearance: 'tint', color: 'subtle' },
} as const;

/** How far a version of a product is. */
export function StateBadge({ state }: { readonly state: ProductState }) {
  const { t } = useTranslation();
  return (
    <Badge size="large" {...LOOKS[state]}>
      {t(`catalogue.state.${state}`)}
    </Badge>
  );
}

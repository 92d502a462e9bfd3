import { Badge } from '@fluentui/react-components';
import type { KindState } from '#renderer/features/applications/documents/kind-state.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const COLOURS = {
  missing: 'informative',
  sending: 'brand',
  checking: 'brand',
  before: 'informative',
  fine: 'success',
  verified: 'success',
  refused: 'danger',
  again: 'warning',
  unfinished: 'warning',
} as const satisfies Record<KindState, string>;

/** The state of a document, in words and colour. */
export function StateBadge({ state }: { readonly state: KindState }) {
  const { t } = useTranslation();
  return (
    <Badge appearance="tint" size="extra-large" color={COLOURS[state]}>
      {t(`documents.state.${state}`)}
    </Badge>
  );
}

import { makeStyles } from '@griffel/react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { DOCUMENTS_AFTER_SANCTION, type DocumentKind } from '#domain/lending/documents.ts';
import { MarkedList } from '#renderer/features/dealer-desk/follow/documents/marked-list.tsx';
import { documentInWords } from '#renderer/features/dealer-desk/follow/follow-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  title: { margin: 0 },
  whose: { margin: 0, fontSize: token.fontSizeBase400 },
});

/** Which documents the application still needs: the showroom's first, and last what comes with the delivery. */
export function NeededNow({
  application: { stage, nextAct, wanted, canUpload },
}: {
  readonly application: FollowedApplication;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  if (stage === 'ended') return null;
  const named = (kinds: readonly DocumentKind[]) =>
    kinds.map((kind) => documentInWords(kind, translator));
  const whoseIs = (kind: DocumentKind) => {
    if (canUpload.some((each) => each === kind)) return 'you';
    return DOCUMENTS_AFTER_SANCTION.some((each) => each === kind) ? 'delivery' : 'customer';
  };
  const parts = (['you', 'customer', 'delivery'] as const).map((whose) => ({
    whose,
    items: named(wanted.filter((kind) => whoseIs(kind) === whose)),
  }));
  const isNothing = parts.every(({ items }) => items.length === 0);
  // The panel above says what to do.
  if (isNothing && nextAct !== null) return null;
  return (
    <Stack gap="m" as="section">
      <h3 className={styles.title}>{t('following.needed.title')}</h3>
      {isNothing && <p>{t('following.needed.nothing')}</p>}
      {parts.map(
        ({ whose, items }) =>
          items.length > 0 && (
            <Stack gap="xs" key={whose}>
              <h4 className={styles.whose}>{t(`following.needed.${whose}`)}</h4>
              <MarkedList are="needed" items={items} />
            </Stack>
          ),
      )}
    </Stack>
  );
}

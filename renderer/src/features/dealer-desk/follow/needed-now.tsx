import { makeStyles } from '@griffel/react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { MarkedList } from '#renderer/features/dealer-desk/follow/documents/marked-list.tsx';
import { documentInWords } from '#renderer/features/dealer-desk/follow/follow-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  title: { margin: 0 },
  whose: { margin: 0, fontSize: token.fontSizeBase400 },
});

/** What keeps the application from going on: the showroom's part first. */
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
  const isOurs = (kind: DocumentKind) => canUpload.some((each) => each === kind);
  const parts = [
    {
      whose: 'following.needed.you',
      items: [
        ...(nextAct === null ? [] : [t(`following.acts.${nextAct}`)]),
        ...named(wanted.filter(isOurs)),
      ],
    },
    {
      whose: 'following.needed.customer',
      items: named(wanted.filter((kind) => !isOurs(kind))),
    },
  ] as const;
  return (
    <Stack gap="m" as="section">
      <h3 className={styles.title}>{t('following.needed.title')}</h3>
      {parts.every(({ items }) => items.length === 0) && <p>{t('following.needed.nothing')}</p>}
      {parts.map(
        ({ whose, items }) =>
          items.length > 0 && (
            <div key={whose}>
              <h4 className={styles.whose}>{t(whose)}</h4>
              <MarkedList are="needed" items={items} />
            </div>
          ),
      )}
    </Stack>
  );
}

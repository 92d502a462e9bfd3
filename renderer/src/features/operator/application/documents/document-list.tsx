import { Badge } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { nameOfDocument } from '#renderer/features/operator/application/shared/application-words.ts';
import type { ReviewedDocument } from '#renderer/features/operator/application/shared/reviewed.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  one: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    width: '100%',
    height: '100%',
    minHeight: '44px',
    padding: `0.25rem ${space.s}`,
    color: token.colorNeutralForeground1,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadiusMedium,
    font: 'inherit',
    fontSize: token.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: token.colorNeutralBackground1Hover },
  },
  chosen: {
    borderTopColor: token.colorBrandStroke1,
    borderInlineEndColor: token.colorBrandStroke1,
    borderBottomColor: token.colorBrandStroke1,
    borderInlineStartColor: token.colorBrandStroke1,
    boxShadow: `inset 4px 0 0 ${token.colorBrandBackground}`,
    fontWeight: token.fontWeightSemibold,
  },
});

const COLOURS = {
  UPLOADING: 'informative',
  CHECKING: 'informative',
  CLEAN: 'brand',
  REFUSED: 'danger',
  VERIFIED: 'success',
  RESUBMIT: 'warning',
  PURGED: 'informative',
} as const satisfies Record<ReviewedDocument['state'], string>;

/** The documents of an application with the status of each; one is chosen to be viewed. */
export function DocumentList({
  documents,
  chosen,
  onChoose,
}: {
  readonly documents: readonly ReviewedDocument[];
  readonly chosen: string | null;
  readonly onChoose: (document: string) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  return (
    <ul className={styles.list}>
      {documents.map((each) => (
        <li key={each.document}>
          <button
            type="button"
            aria-pressed={each.document === chosen}
            className={mergeClasses(styles.one, each.document === chosen && styles.chosen)}
            onClick={() => onChoose(each.document)}
          >
            {nameOfDocument(translator, each, documents)}{' '}
            <Badge appearance="tint" size="large" color={COLOURS[each.state]}>
              {t(`review.documentState.${each.state}`)}
            </Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}

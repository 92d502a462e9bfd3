import { makeStyles, mergeClasses } from '@griffel/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { indianDayOf } from '#domain/days.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { documentInWords } from '#renderer/features/lender/shared/case-words.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { sizeInWords } from '#renderer/ui/files/size-in-words.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { unreadText } from '#renderer/ui/staff/failure-words.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: token.fontSizeBase500 },
  viewed: { margin: 0, fontSize: token.fontSizeBase400, outlineStyle: 'none' },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  document: {
    minHeight: '44px',
    padding: `${space.xs} ${space.s}`,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusMedium,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: token.colorNeutralBackground1Hover },
  },
  current: {
    border: `1px solid ${token.colorBrandStroke1}`,
    boxShadow: `inset 3px 0 0 ${token.colorBrandStroke1}`,
    backgroundColor: token.portalBandBackground,
    fontWeight: token.fontWeightSemibold,
  },
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightRegular,
  },
});

const AREAS: readonly Area[] = ['viewer'];
const loadViewer = async () =>
  (await import('#renderer/ui/viewer/document-viewer.tsx')).DocumentViewer;

/** The documents that the lender was sent, and the one that is chosen, drawn below them. */
export function CaseDocuments({
  opened: { number, documents },
}: {
  readonly opened: Pick<OpenedCase, 'number' | 'documents'>;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = documents.find(({ document }) => document === chosen);
  return (
    <Stack gap="m" as="section">
      <h2 className={styles.title}>{t('lenderCase.documents')}</h2>
      {documents.length === 0 ? (
        <p>{t('lenderCase.noDocuments')}</p>
      ) : (
        <ul className={styles.list}>
          {documents.map(({ document, kind }) => (
            <li key={document}>
              <button
                type="button"
                aria-pressed={document === chosen}
                className={mergeClasses(styles.document, document === chosen && styles.current)}
                onClick={() => setChosen(document)}
              >
                {documentInWords(kind, words)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && shown === undefined && <p>{t('lenderCase.chooseDocument')}</p>}
      {shown !== undefined && <Viewed key={shown.document} number={number} shown={shown} />}
    </Stack>
  );
}

const GONE = ['no-such-document', 'no-such-application'] as const;

function Viewed({
  number,
  shown: { document, kind, bytes, begunAt },
}: {
  readonly number: string;
  readonly shown: OpenedCase['documents'][number];
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t, language } = words;
  const name = documentInWords(kind, words);
  const platform = usePlatform();
  const load = useCallback(
    (which: string) => platform.fetchFile('viewSentDocument', { number, document: which }),
    [platform, number],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="m">
      <h3 ref={heading} tabIndex={-1} className={styles.viewed}>
        {name}{' '}
        <span className={styles.small}>
          {t('lenderCase.documentOf', {
            size: sizeInWords(bytes, language),
            day: dayInWords(indianDayOf(begunAt), language),
          })}
        </span>
      </h3>
      <LazyPart
        load={loadViewer}
        areas={AREAS}
        props={{
          document,
          name,
          load,
          failureText: (failure) =>
            refusedAs(failure, GONE) ? t('lenderCase.documentGone') : unreadText(t, failure),
        }}
      />
    </Stack>
  );
}

import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { SearchResult } from '#renderer/features/branches/search/find-branches.ts';
import { formOf } from '#renderer/i18n/language-forms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  summary: { fontWeight: token.fontWeightSemibold },
  bar: { paddingTop: space.s, paddingBottom: space.s },
  body: { fontSize: token.fontSizeBase400, lineHeight: '1.5', whiteSpace: 'normal' },
});

/** The result of a search in one announced sentence; if nothing was found, with advice. */
export function SearchSummary({
  place,
  found,
  onShowAll,
}: {
  readonly place: string;
  readonly found: SearchResult;
  readonly onShowAll: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const count = found.results.length;
  const notExactly = t('branches.notExactly', { place });
  const summary = () => {
    switch (found.how) {
      case 'all':
        return t('branches.all', { count });
      case 'match':
        return t('branches.found', { count, place });
      case 'alike':
        return `${notExactly} ${t('branches.alike', { name: listInWords(found.names, language) })}`;
      case 'near': {
        const nearest = t('branches.near', { place: nameIn(found.to, language) });
        return found.isAlike ? `${notExactly} ${nearest}` : nearest;
      }
      case 'none':
        return t('branches.none', { place });
    }
  };
  const exact = found.how === 'all' || found.how === 'match';
  return (
    <>
      <div role="status">
        {exact ? (
          <p className={styles.summary}>{summary()}</p>
        ) : (
          <MessageBar
            intent={found.how === 'none' ? 'warning' : 'info'}
            layout="multiline"
            className={styles.bar}
          >
            <MessageBarBody className={styles.body}>
              <p className={styles.summary}>{summary()}</p>
              {found.how === 'none' && (
                <p>
                  {t('branches.noneAdvice')}{' '}
                  <PortalLink to="/support">{t('branches.support')}</PortalLink>
                  {formOf(language).sentenceEnd}
                </p>
              )}
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      {found.how !== 'all' && (
        <FormActions>
          <Button onClick={onShowAll}>{t('branches.showAll')}</Button>
        </FormActions>
      )}
    </>
  );
}

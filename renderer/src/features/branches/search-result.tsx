import { PortalLink } from '#renderer/ui/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import type { Branch } from '#renderer/content/page-types.ts';
import type { Found } from '#renderer/features/branches/find-branches.ts';
import { SENTENCE_END } from '#renderer/i18n/sentence-end.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({ summary: { fontWeight: token.fontWeightSemibold } });

/** What a search found, in a sentence that is announced; when it is nothing, also what to do now. */
export function SearchResult({
  place,
  found: { how, branches },
  onShowAll,
}: {
  readonly place: string;
  readonly found: Found<Branch>;
  readonly onShowAll: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const count = branches.length;
  const branch = branches.map(({ name }) => name).join(', ');
  const summary = {
    all: () => t('branches.all', { count }),
    match: () => t('branches.found', { count, place }),
    alike: () => t('branches.alike', { place, branch }),
    zone: () => t('branches.zone', { place, branch }),
    none: () => t('branches.none', { place }),
  }[how];
  return (
    <>
      <div role="status">
        <p className={styles.summary}>{summary()}</p>
        {how === 'none' && (
          <p>
            {t('branches.noneAdvice')}{' '}
            <PortalLink to="/support">{t('branches.support')}</PortalLink>
            {SENTENCE_END[language]}
          </p>
        )}
      </div>
      {how !== 'all' && (
        <FormActions>
          <Button onClick={onShowAll}>{t('branches.showAll')}</Button>
        </FormActions>
      )}
    </>
  );
}

import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { makeStyles } from '@griffel/react';
import { useEffect, useState } from 'react';
import { addressOf, baseOf } from '#contract/addresses.ts';
import type { MatchQuestion } from '#domain/lending/matching/match.ts';
import { matchToQuery } from '#renderer/features/applications/shared/match-query.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { addQueryToLinks } from '#renderer/ui/navigation/add-query-to-links.ts';

const useStyles = makeStyles({
  keep: { display: 'flex', flexDirection: 'column', gap: space.s },
  note: { color: token.colorNeutralForeground2 },
});

/** The part of the page to which a kept address leads. */
const PLACE = '#match';

/** Keeps the answer in the page's address, and leads on to the application with it. */
export function KeepAnswer({
  input,
  canApply,
  onAddPrice,
}: {
  readonly input: MatchQuestion;
  readonly canApply: boolean;
  readonly onAddPrice: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { webOrigin, host } = usePlatform();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const query = matchToQuery(input);
  const hasPrice = !('amount' in input);

  useEffect(() => {
    const { pathname } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}?${query}${PLACE}`);
    return addQueryToLinks();
  }, [query]);

  const page = addressOf('/loan-eligibility', baseOf(language));
  const link = webOrigin === null ? null : `${webOrigin}${page}?${query}${PLACE}`;

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  }

  return (
    <div className={styles.keep}>
      <FormActions>
        {canApply && hasPrice && (
          <ButtonLink to={`/apply?${query}`}>{t('matchAnswer.applyHere')}</ButtonLink>
        )}
        {canApply && !hasPrice && (
          <Button kind="primary" onClick={onAddPrice}>
            {t('matchAnswer.addPrice')}
          </Button>
        )}
        {link !== null && host?.can.openOutside !== false && (
          <Button icon={<CopyRegular />} onClick={() => void copy(link)}>
            {t('matchAnswer.copy')}
          </Button>
        )}
        {link !== null && host?.can.openOutside === false && (
          // A terminal shows it as a code.
          <ButtonLink to={link} kind="secondary">
            {t('elsewhere.phone')}
          </ButtonLink>
        )}
      </FormActions>
      {canApply && (
        <p className={styles.note}>
          {t(hasPrice ? 'matchAnswer.applyNote' : 'matchAnswer.addPriceNote')}
        </p>
      )}
      <p role="status">{outcome !== null && t(`matchAnswer.${outcome}`)}</p>
    </div>
  );
}

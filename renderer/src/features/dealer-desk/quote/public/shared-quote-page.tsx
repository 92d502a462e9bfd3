import { makeStyles } from '@griffel/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { quoteTokenIn } from '#contract/applications/quote-link.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import {
  keepQuoteToken,
  keptQuoteToken,
} from '#renderer/features/dealer-desk/quote/public/kept-quote.ts';
import { SharedQuote } from '#renderer/features/dealer-desk/quote/public/shared-quote.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { PlainFrame } from '#renderer/ui/navigation/plain-frame.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

// For the table of lenders.
const useStyles = makeStyles({ frame: { '--frameWidth': '60rem' } });

/** What a dealer's customer sees through the link to a quote, without signing in. */
export function SharedQuotePage() {
  const styles = useStyles();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { h1 } = useContent('pages')['/quote'];
  const [opened, setOpened] = useState(() => quoteTokenIn(hash) ?? keptQuoteToken());
  const linked = quoteTokenIn(hash);
  if (linked !== null && linked !== opened) setOpened(linked);
  // The token is a secret: it must not stay in the address or in the history.
  useEffect(() => {
    if (hash === '') return;
    const token = quoteTokenIn(hash);
    if (token !== null) keepQuoteToken(token);
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);

  return (
    <PlainFrame path="/quote" className={styles.frame}>
      <h1>{h1}</h1>
      {opened === null ? <Gone /> : <Opened key={opened} token={opened} />}
    </PlainFrame>
  );
}

function Opened({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('sharedQuote', { token });
  if (refusedAs(error?.failure, 'link-ended', { status: 404 })) return <Gone />;
  if (data !== undefined) return <SharedQuote quote={data} />;
  if (error === null) return <p role="status">{t('shell.working')}</p>;
  return <Unanswered failure={error.failure} onAgain={refetch} />;
}

/** A link that does not work: too old, removed, or incomplete. All are answered alike. */
function Gone() {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Section
        heading={t('sharedQuote.gone.title')}
        paragraphs={[t('sharedQuote.gone.text'), t('sharedQuote.gone.else')]}
      >
        <FormActions>
          <ButtonLink to="/loan-eligibility" kind="primary">
            {t('sharedQuote.gone.toEligibility')}
          </ButtonLink>
        </FormActions>
      </Section>
    </div>
  );
}

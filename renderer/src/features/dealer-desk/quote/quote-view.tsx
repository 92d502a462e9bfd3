import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Lead, Quote } from '#contract/dealers/leads.ts';
import { nameIn } from '#domain/languages.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { FiguresDiffer } from '#renderer/features/dealer-desk/quote/figures/figures-differ.tsx';
import type { Difference } from '#renderer/features/dealer-desk/quote/quoted-lenders.ts';
import { PRESENT_AREAS } from '#renderer/features/dealer-desk/quote/present/present-areas.ts';
import { InLanguage } from '#renderer/features/dealer-desk/shared/in-language.tsx';
import {
  SendQuote,
  addressOfQuote,
} from '#renderer/features/dealer-desk/quote/send/send-quote.tsx';
import { NO_DETAILS } from '#domain/lending/dealer-details.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { QuoteSheet } from '#renderer/features/dealer-desk/quote/sheet/quote-sheet.tsx';
import { useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useDealerHere } from '#renderer/features/dealer-desk/shared/use-dealer-here.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';

const loadPresentation = async () =>
  (await import('#renderer/features/dealer-desk/quote/present/presentation.tsx')).Presentation;

const useStyles = makeStyles({
  title: { outlineStyle: 'none' },
  part: { margin: 0 },
  sheet: { maxWidth: '60rem' },
  news: { display: 'flex', flexDirection: 'column', gap: space.s },
});

/** The result of a quote that was just saved, or that is not saved yet. */
export type SavedNews =
  | { readonly kind: 'saved' | 'same' }
  /** It waits on this computer: its figures are those that were shown when it was drawn up. */
  | { readonly kind: 'unconfirmed' }
  /** The gateway's figures differ from those shown; if no instalment does, other figures do. */
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] };

/** A saved quote: its sheet, to be printed, saved as a file, or started again. Takes the focus. */
export function QuoteView({
  lead,
  quote,
  news,
  invitation,
  invite,
  onAgain,
  onSaved,
  onBack,
}: {
  readonly lead: Lead;
  readonly quote: Quote;
  /** null for one of before. */
  readonly news: SavedNews | null;
  readonly invitation: string | null;
  readonly invite: ReactNode;
  readonly onAgain: () => void;
  /** Another quote, saved in front of the customer, with the figures that were on the screen. */
  readonly onSaved: (quote: Quote, seen: QuoteFigures | null) => void;
  readonly onBack: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const dealer = useDealerHere();
  const { all } = useBranches();
  const branch = all.find((each) => each.branch === quote.branch)?.details ?? null;
  const { sheet, alone } = usePrintedSheet();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isPresented, setPresented] = useState(false);
  const { webOrigin } = usePlatform();
  const url = addressOfQuote(webOrigin, quote);
  const isUnconfirmed = news?.kind === 'unconfirmed';
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {t('dealerQuote.saved.title', { name: lead.name })}
      </h3>
      <div role="status" className={styles.news}>
        {news !== null && <News news={news} />}
      </div>
      <FormActions>
        <Button kind="primary" onClick={() => setPresented(true)}>
          {t('dealerQuote.present')}
        </Button>
        <PrintSheet
          label={t('dealerQuote.saved.print')}
          name={`${t('dealerQuote.saved.file')}-${shortId(quote)}`}
          alone={alone}
        />
        {url !== null && (
          <SendQuote
            quote={quote}
            url={url}
            dealer={nameIn(dealer?.dealer.names, quote.terms.language) ?? null}
          />
        )}
        {invite}
        <Button onClick={onAgain}>{t('dealerQuote.saved.again')}</Button>
        <Button onClick={onBack}>{t('dealerQuote.saved.back')}</Button>
      </FormActions>
      {isPresented && (
        <OpenedPart
          load={loadPresentation}
          areas={PRESENT_AREAS}
          props={{
            lead,
            quote,
            isUnconfirmed,
            dealer: dealer?.dealer ?? null,
            branch,
            onSaved,
            onClose: () => setPresented(false),
          }}
        />
      )}
      <h4 className={styles.part}>{t('dealerQuote.saved.sheet')}</h4>
      <div className={styles.sheet}>
        <Panel>
          <InLanguage language={quote.terms.language}>
            <QuoteSheet
              sheet={sheet}
              quote={quote}
              customer={lead.name}
              dealer={dealer?.dealer ?? null}
              details={dealer?.details.details ?? NO_DETAILS}
              branch={branch}
              link={url}
              invitation={invitation}
              isUnconfirmed={isUnconfirmed}
            />
          </InLanguage>
        </Panel>
      </div>
    </>
  );
}

/** A file's name must not contain a person's name. */
const shortId = ({ quote }: Quote): string => quote.slice(0, 8);

function News({ news }: { readonly news: SavedNews }) {
  const { t } = useTranslation();
  if (news.kind === 'unconfirmed') {
    return <Remark tone="warning">{t('dealerQuote.saved.unconfirmed')}</Remark>;
  }
  if (news.kind !== 'differs') {
    return <p>{t(`dealerQuote.saved.${news.kind === 'saved' ? 'done' : 'same'}`)}</p>;
  }
  return <FiguresDiffer differences={news.differences} />;
}

import { DialogSurface, Dialog as FluentDialog } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Dealer } from '#contract/applications/delivery.ts';
import type { Lead, Quote } from '#contract/dealers/leads.ts';
import { LANGUAGES, type Language, directionOf, nameIn } from '#domain/languages.ts';
import type { BranchDetails } from '#domain/lending/dealer-branches.ts';
import type { QuoteFigures } from '#domain/lending/quote.ts';
import { PresentedLoans } from '#renderer/features/dealer-desk/quote/present/presented-loans.tsx';
import { PresentedSums } from '#renderer/features/dealer-desk/quote/present/presented-sums.tsx';
import { useFullScreen } from '#renderer/features/dealer-desk/quote/present/use-full-screen.ts';
import { usePresented } from '#renderer/features/dealer-desk/quote/present/use-presented.ts';
import { useEditionIn } from '#renderer/features/dealer-desk/shared/use-edition-in.ts';
import { Comparison } from '#renderer/features/dealer-desk/quote/present/comparison.tsx';
import { DetailFold } from '#renderer/ui/folds/detail-fold.tsx';
import { PRESENT_AREAS } from '#renderer/features/dealer-desk/quote/present/present-areas.ts';
import { EditionContext, useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Directed } from '#renderer/ui/layout/directed.tsx';

const useStyles = makeStyles({
  surface: {
    position: 'fixed',
    inset: 0,
    boxSizing: 'border-box',
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: 0,
    padding: `${space.s} ${space.gutter} ${space.l}`,
    overflowY: 'auto',
    border: 'none',
    borderRadius: 0,
    backgroundColor: token.colorNeutralBackground1,
    fontSize: token.fontSizeBase400,
    lineHeight: '1.5',
  },
  opaque: { backgroundColor: token.colorNeutralBackground1 },
  whole: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space.s,
  },
  names: { flex: '1 1 14rem', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: 'clamp(1.375rem, 2.2vw, 2.25rem)',
    lineHeight: '1.2',
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
  },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    [from.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});

export type PresentationProps = {
  readonly lead: Lead;
  readonly quote: Quote;
  readonly isUnconfirmed: boolean;
  readonly dealer: Dealer | null;
  /** In which it was made; null for none. */
  readonly branch: BranchDetails | null;
  /** With what was changed in front of the customer. */
  readonly onSaved: (quote: Quote, seen: QuoteFigures | null) => void;
  readonly onClose: () => void;
};

/**
 * A quote for the customer's eyes, over the whole screen: nothing of the desk is seen or reached behind it. Escape or its
 * button closes it. Render it through `OpenedPart`.
 */
export function Presentation(props: PresentationProps) {
  const styles = useStyles();
  const { onClose, quote } = props;
  const page = useEdition();
  const title = useId();
  const [language, setLanguage] = useState<Language>(quote.terms.language);
  const { edition, again } = useEditionIn(language, PRESENT_AREAS);
  // The words before stay until the others are there, so that nothing jumps.
  const [shown, setShown] = useState(page);
  if (edition !== null && edition !== shown) setShown(edition);
  useFullScreen(onClose);
  return (
    <FluentDialog open onOpenChange={onClose}>
      <DialogSurface
        aria-labelledby={title}
        lang={shown.translator.language}
        dir={directionOf(shown.translator.language)}
        className={styles.surface}
        backdrop={{ className: styles.opaque }}
      >
        <EditionContext value={shown}>
          <Directed>
            <Shown
              {...props}
              title={title}
              onLanguage={(next) => {
                setLanguage(next);
                if (next === language) again?.();
              }}
            />
          </Directed>
        </EditionContext>
      </DialogSurface>
    </FluentDialog>
  );
}

function Shown({
  lead,
  quote,
  isUnconfirmed,
  dealer,
  branch,
  title,
  onLanguage,
  onSaved,
  onClose,
}: PresentationProps & {
  readonly title: string;
  readonly onLanguage: (language: Language) => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const presented = usePresented(lead, quote, onSaved);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { terms, figures, isChanged, busy, outcome } = presented;
  const names = { name: lead.name };
  return (
    <div className={styles.whole}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 ref={heading} id={title} tabIndex={-1} className={styles.title}>
            {terms.model}
          </h2>
          <p>
            {t('fromDealer.for', names)} · {t(`matching.kind.${terms.vehicleKind}`)}
          </p>
        </div>
        <ChoiceField
          label={t('shell.language')}
          value={language}
          options={LANGUAGES.map((each) => ({ value: each, label: nameOfLanguage(each) }))}
          onChange={onLanguage}
        />
        <Button onClick={onClose}>{t('fromDealer.close')}</Button>
      </div>
      {isUnconfirmed && !isChanged && <p>{t('quoteSheet.unconfirmed')}</p>}
      <div className={styles.sides}>
        <PresentedSums presented={presented} />
        <PresentedLoans presented={presented} />
      </div>
      <DetailFold label={t('fromDealer.compare.open')} name={t('fromDealer.compare.open')}>
        <Comparison lead={lead} shown={quote} presented={presented} />
      </DetailFold>
      {branch !== null && (
        <p>
          {[
            ...(dealer === null ? [] : [nameIn(dealer.names, language)]),
            branch.name,
            ...(branch.address === null ? [] : [branch.address.replaceAll('\n', ', ')]),
            ...(branch.phone === null ? [] : [branch.phone]),
          ].join(' · ')}
        </p>
      )}
      <OutcomeMessage outcome={outcome} />
      {isChanged && (
        <div className={styles.foot}>
          <Button kind="primary" busy={busy || figures === null} onClick={() => void save()}>
            {t('fromDealer.save')}
          </Button>
          <Button
            onClick={() => {
              presented.onReset();
              heading.current?.focus();
            }}
          >
            {t('fromDealer.reset')}
          </Button>
        </div>
      )}
    </div>
  );

  // The buttons go with what they were for: the focus must not leave the dialog, or Escape would do nothing.
  async function save(): Promise<void> {
    if (await presented.onSave(t)) heading.current?.focus();
  }
}

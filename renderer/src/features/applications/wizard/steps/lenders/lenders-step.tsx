import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { nameIn } from '#domain/languages.ts';
import { earningsOf } from '#domain/lending/matching/earnings.ts';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { choiceOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { StepLink } from '#renderer/features/applications/wizard/steps/step-link.tsx';
import { Conflicts } from '#renderer/features/applications/wizard/steps/conflicts.tsx';
import { MatchChangeNote } from '#renderer/features/applications/wizard/steps/lenders/match-change-note.tsx';
import type { MatchChanges } from '#renderer/features/applications/wizard/steps/lenders/match-changes.ts';
import { OfferedProduct } from '#renderer/features/applications/wizard/steps/lenders/offered-product.tsx';
import { presentSections, textNow } from '#renderer/features/applications/wizard/steps/left.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  legend: { padding: 0, marginBottom: space.s, fontWeight: token.fontWeightSemibold },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

const otherLoan = async () =>
  (await import('#renderer/features/applications/wizard/steps/lenders/other-loan.tsx')).OtherLoan;
const OTHER_LOAN_AREAS: readonly Area[] = ['matching'];

const started = z.object({ hasMatchChanged: z.literal(true) });

/** The lenders that match, to choose from. Nothing is chosen beforehand. */
export function LendersStep({ fresh }: { readonly fresh: MatchChanges | null }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const draft = useOpenDraft();
  const state = useDraftState();
  const hasJustChanged = started.safeParse(useLocation().state).success;
  const { matched = [], unmatched = [] } = state.application.match ?? {};
  const earnings = earningsOf(presentSections(state));
  // It stays once it was needed: a change that was taken over can be taken back.
  const [needsOther, setNeedsOther] = useState(false);
  if (matched.length === 0 && !needsOther) setNeedsOther(true);
  const lenders = [...new Set(matched.map(({ lender }) => lender.id))].map(choiceOf);

  return (
    <>
      {hasJustChanged && <Remark>{t('apply.entry.matchChanged')}</Remark>}
      <MatchChangeNote fresh={fresh} />
      <Conflicts ids={lenders} />
      {matched.length === 0 && <Remark tone="warning">{t('apply.lenders.none')}</Remark>}
      {needsOther && <LazyPart load={otherLoan} props={{}} areas={OTHER_LOAN_AREAS} />}
      {matched.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('apply.lenders.legend')}</legend>
          {matched.map((each) => (
            <OfferedProduct
              key={each.product.id}
              offered={each}
              earnings={earnings}
              before={fresh?.before.get(each.product.id)}
              isChosen={textNow(state, choiceOf(each.lender.id)) === each.product.id}
              onChoose={(isChosen) => {
                draft.type(choiceOf(each.lender.id), isChosen ? each.product.id : '');
                void draft.save();
              }}
            />
          ))}
        </fieldset>
      )}
      {lenders.length < matched.length && (
        <p className={styles.aside}>{t('apply.lenders.onePerLender')}</p>
      )}
      {matched.length > 0 && unmatched.length > 0 && (
        <p className={styles.aside}>
          {t('apply.lenders.unmatched', {
            names: [...new Set(unmatched.map(({ lender }) => nameIn(lender.names, language)))].join(
              ', ',
            ),
          })}
        </p>
      )}
      <StepLink step="vehicle">{t('apply.lenders.change')}</StepLink>
    </>
  );
}

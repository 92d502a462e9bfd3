import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import { AskCorrections } from '#renderer/features/operator/application/decide/ask-corrections.tsx';
import type { ChoicesProps } from '#renderer/features/operator/application/decide/choices.ts';
import { Drafted } from '#renderer/features/operator/application/decide/drafted.tsx';
import { HandOver } from '#renderer/features/operator/application/decide/hand-over.tsx';
import { Reject } from '#renderer/features/operator/application/decide/reject.tsx';
import type { LenderName } from '#renderer/features/operator/application/shared/application-words.ts';
import {
  type Reviewed,
  decisionsOf,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { usePageActions } from '#renderer/ui/staff/page-actions.tsx';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';

const useStyles = makeStyles({
  title: { outlineStyle: 'none' },
  part: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
});

/** What can be decided about an application; nothing if it is not the operator's decision. */
export function Decide({
  application,
  lenderName,
  choices,
  onChoices,
  onDocument,
}: ChoicesProps & {
  readonly application: Reviewed;
  readonly lenderName: LenderName;
  readonly onDocument: (document: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const decisions = decisionsOf(application);
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = decisions;
  const chosen = decisions.find((each) => each === choices.decision) ?? first;
  usePageActions(
    // The button of a hand-over takes the letter once it is shown.
    decisions
      .filter((decision) => decision !== 'handOver' || decision !== chosen)
      .map((decision) => ({
        text: t(`review.decide.ways.${decision}`),
        letter: LETTERS.application[decision],
        run() {
          onChoices({ decision });
          heading.current?.focus();
        },
      })),
  );
  const { draft } = application;
  if (draft !== null) return <Drafted application={application} draft={draft} />;
  if (chosen === undefined) return null;
  const props = { application, choices, onChoices };
  return (
    <section aria-label={t('review.decide.title')} className={styles.part}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('review.decide.title')}
      </h2>
      <Tabs
        label={t('review.decide.title')}
        tabs={decisions.map((name) => ({ name, label: t(`review.decide.ways.${name}`) }))}
        chosen={chosen}
        onChoose={(decision) => onChoices({ decision })}
      >
        {chosen === 'handOver' && (
          <HandOver
            application={application}
            lenderName={lenderName}
            onDocument={onDocument}
            onAskFor={(kind) =>
              onChoices({ decision: 'corrections', kinds: { ...choices.kinds, [kind]: true } })
            }
          />
        )}
        {chosen === 'corrections' && <AskCorrections {...props} />}
        {chosen === 'reject' && <Reject {...props} />}
      </Tabs>
    </section>
  );
}

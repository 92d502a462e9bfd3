import { isAcceptedState } from '#domain/lending/states/lender-case-states.ts';
import { makeStyles } from '@griffel/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CaseActs } from '#renderer/features/lender/case/acts/case-acts.tsx';
import { CaseApplication } from '#renderer/features/lender/case/case-application.tsx';
import { CaseDraft } from '#renderer/features/lender/draft/case-draft.tsx';
import { NOTHING_TAKEN, type TakenBack } from '#renderer/features/lender/draft/draft.ts';
import { CaseNotes } from '#renderer/features/lender/case/case-notes.tsx';
import { CaseHistoryList } from '#renderer/features/lender/case/case-history-list.tsx';
import { nowInWords } from '#renderer/features/lender/case/now-in-words.ts';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { CaseDelivery } from '#renderer/features/lender/delivery/case-delivery.tsx';
import { CaseOffers } from '#renderer/features/lender/offer/case-offers.tsx';
import { stateInWords } from '#renderer/features/lender/shared/case-words.ts';
import { StateBadge } from '#renderer/features/lender/shared/state-badge.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { LevelMark } from '#renderer/ui/staff/levels/level-mark.tsx';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.s,
    padding: space.l,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderTop: `4px solid ${token.colorBrandBackground}`,
    borderRadius: token.borderRadius2XLarge,
    backgroundColor: token.colorNeutralBackground1,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  title: { margin: 0, fontSize: token.fontSizeBase500, outlineStyle: 'none' },
  now: { maxWidth: '75ch' },
  content: { minWidth: 0 },
});

const TABS = ['application', 'offers', 'delivery', 'notes', 'history'] as const;
export type CaseTab = (typeof TABS)[number];

/** Where the work is: a case that is agreed, or about to be, begins with that. */
const tabFor = ({ state }: OpenedCase): CaseTab => {
  if (state === 'OFFERED') return 'offers';
  return isAcceptedState(state) ? 'delivery' : 'application';
};

/** An opened case: its status, what can be done, and its parts. */
export function CaseAtWork({ opened }: { readonly opened: OpenedCase }) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  const [tab, setTab] = useState<CaseTab>(() => tabFor(opened));
  const [isOffering, setOffering] = useState(false);
  const [paying, setPaying] = useState(0);
  const [taken, setTaken] = useState<TakenBack>(NOTHING_TAKEN);
  const [done, setDone] = useState<string | null>(null);
  // Once: a part is left and opened again, and what was typed on meanwhile stays.
  const forgetTaken = useCallback(() => setTaken(NOTHING_TAKEN), []);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed may be gone once it is done.
  useEffect(() => {
    if (done !== null) heading.current?.focus();
  }, [done]);

  /** What was done before is no longer what was tried last. */
  const begin = () => setDone(null);
  function offer(isOpen: boolean): void {
    begin();
    setTaken(NOTHING_TAKEN);
    setOffering(isOpen);
    if (isOpen) setTab('offers');
  }
  /** What somebody takes back goes on where it was entered. */
  function takeBack(back: TakenBack): void {
    if (back.offer !== null) offer(true);
    else pay();
    setTaken(back);
  }
  function pay(): void {
    setTab('delivery');
    setPaying(paying + 1);
  }
  return (
    <>
      <section className={styles.head}>
        <div className={styles.line}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {t('lenderCase.stands')}
          </h2>
          <StateBadge waitsFor={opened.waitsFor} text={stateInWords(opened, words)} />
          <LevelMark level={opened.level} at={opened.at} />
        </div>
        <OutcomeMessage outcome={done === null ? null : { kind: 'success', text: done }} />
        <p className={styles.now}>{nowInWords(opened, words)}</p>
        {opened.draft !== null && (
          <CaseDraft
            key={opened.draft.draft}
            opened={opened}
            draft={opened.draft}
            onBegin={begin}
            onDone={setDone}
            onTakenBack={takeBack}
          />
        )}
        <CaseActs
          opened={opened}
          onBegin={begin}
          onDone={setDone}
          isOffering={isOffering}
          onOffer={() => offer(true)}
          onPay={pay}
        />
      </section>
      <Tabs
        label={t('lenderCase.parts')}
        tabs={TABS.map((name) => ({ name, label: t(`lenderCase.tabs.${name}`) }))}
        chosen={tab}
        onChoose={setTab}
      >
        <div className={styles.content}>
          {tab === 'application' && <CaseApplication opened={opened} />}
          {tab === 'offers' && (
            <CaseOffers
              opened={opened}
              isOffering={isOffering}
              start={taken.offer}
              onStarted={forgetTaken}
              onOffering={offer}
              onBegin={begin}
              onDone={setDone}
            />
          )}
          {tab === 'delivery' && (
            <CaseDelivery
              opened={opened}
              paying={paying}
              start={taken.payment}
              onStarted={forgetTaken}
              onBegin={begin}
              onDone={setDone}
            />
          )}
          {tab === 'notes' && <CaseNotes opened={opened} />}
          {tab === 'history' && <CaseHistoryList opened={opened} />}
        </div>
      </Tabs>
    </>
  );
}

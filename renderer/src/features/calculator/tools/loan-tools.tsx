import { makeStyles } from '@griffel/react';
import { type ComponentType, useSyncExternalStore } from 'react';
import type { ToolProps } from '#renderer/features/calculator/tools/tool-props.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Disclosure } from '#renderer/ui/folds/disclosure.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

type Tool = {
  /** The fragment of the address that opens the tool. */
  readonly id: string;
  readonly title: PlainKey;
  readonly about: PlainKey;
  readonly load: () => Promise<ComponentType<ToolProps>>;
};

/** Ordered by what a driver at a dealer's needs first. */
const TOOLS: readonly Tool[] = [
  {
    id: 'flat-rate',
    title: 'tools.flat.title',
    about: 'tools.flat.about',
    load: async () =>
      (await import('#renderer/features/calculator/tools/flat-rate-tool.tsx')).FlatRateTool,
  },
  {
    id: 'working-day',
    title: 'tools.afford.title',
    about: 'tools.afford.about',
    load: async () =>
      (await import('#renderer/features/calculator/tools/working-day-tool.tsx')).WorkingDayTool,
  },
  {
    id: 'schedule',
    title: 'tools.schedule.title',
    about: 'tools.schedule.about',
    load: async () =>
      (await import('#renderer/features/calculator/tools/schedule-tool.tsx')).ScheduleTool,
  },
  {
    id: 'key-facts',
    title: 'tools.facts.title',
    about: 'tools.facts.about',
    load: async () =>
      (await import('#renderer/features/calculator/tools/key-facts-tool.tsx')).KeyFactsTool,
  },
  {
    id: 'pay-early',
    title: 'tools.prepay.title',
    about: 'tools.prepay.about',
    load: async () =>
      (await import('#renderer/features/calculator/tools/prepayment-tool.tsx')).PrepaymentTool,
  },
  {
    id: 'wait',
    title: 'tools.wait.title',
    about: 'tools.wait.about',
    load: async () =>
      (await import('#renderer/features/calculator/tools/moratorium-tool.tsx')).MoratoriumTool,
  },
];

const useStyles = makeStyles({
  tools: { display: 'flex', flexDirection: 'column', gap: space.s },
  title: { fontSize: token.fontSizeBase500 },
});

function followHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The tools around the calculator, each opened on request and fetched only then. */
export function LoanTools({ quote, change }: ToolProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const named = useSyncExternalStore(
    followHash,
    () => window.location.hash.slice(1),
    () => '',
  );

  return (
    <section className={styles.tools} aria-labelledby="loan-tools">
      <h2 id="loan-tools" className={styles.title}>
        {t('tools.title')}
      </h2>
      {TOOLS.map(({ id, title, about, load }) => (
        <Disclosure key={id} id={id} title={t(title)} about={t(about)} open={id === named}>
          {() => <LazyPart load={load} props={{ quote, change }} hasLaterWords />}
        </Disclosure>
      ))}
    </section>
  );
}

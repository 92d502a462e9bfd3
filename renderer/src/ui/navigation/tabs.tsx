import {
  type TabListProps,
  type TabListState,
  type TabProps,
  type TabState,
  renderTabList_unstable as renderTabList,
  renderTab_unstable as renderTab,
  useTabBase_unstable as useTabBase,
  useTabListBase_unstable as useTabListBase,
  useTabListContextValues_unstable as useTabListContextValues,
  useTabListStyles_unstable as useTabListStyles,
  useTabStyles_unstable as useTabStyles,
} from '@fluentui/react-tabs';
import { makeStyles } from '@griffel/react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { space, token } from '#renderer/theme/token.ts';
import { keyInReadingDirection } from '#renderer/ui/navigation/reading-direction.ts';

const useStyles = makeStyles({
  list: {
    flexWrap: 'wrap',
    marginBottom: space.l,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
  },
  tab: { minHeight: '48px' },
});

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with the standard keys: arrows move and select, Home and End go to the ends. */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.name === chosen);
    const step = STEP[keyInReadingDirection(event)];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? null
            : (at + step + tabs.length) % tabs.length;
    const tab = to === null ? undefined : tabs[to];
    if (tab === undefined || to === null) return;
    event.preventDefault();
    onChoose(tab.name);
    list.current?.querySelectorAll('button')[to]?.focus();
  }

  return (
    <div>
      <FluentTabList
        aria-label={label}
        ref={list}
        className={styles.list}
        selectedValue={chosen}
        onKeyDown={move}
        onTabSelect={(_, { value }) => {
          const tab = tabs.find(({ name }) => name === value);
          if (tab !== undefined) onChoose(tab.name);
        }}
      >
        {tabs.map((tab) => (
          <FluentTab
            key={tab.name}
            value={tab.name}
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            className={styles.tab}
          >
            {tab.label}
          </FluentTab>
        ))}
      </FluentTabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}

/**
 * Fluent's TabList on its base hook. The full one includes a focus library that puts a focusable element into the list,
 * which confuses assistive technology, and loses arrow keys typed before it hydrated.
 */
function FluentTabList({ ref, ...props }: TabListProps & { readonly ref: Ref<HTMLElement> }) {
  const state: TabListState = {
    ...useTabListBase(props, ref),
    appearance: 'transparent',
    reserveSelectedTabSpace: false,
    size: 'large',
  };
  useTabListStyles(state);
  return renderTabList(state, useTabListContextValues(state));
}

function FluentTab(props: TabProps) {
  const state: TabState = {
    ...useTabBase(props, null),
    contentReservedSpace: undefined,
    appearance: 'transparent',
    size: 'large',
  };
  useTabStyles(state);
  return renderTab(state);
}

import { makeStyles, mergeClasses } from '@griffel/react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: space.s,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    marginBottom: space.l,
  },
  tab: {
    minHeight: '48px',
    padding: `0 ${space.m}`,
    border: 'none',
    borderBottom: '3px solid transparent',
    background: 'none',
    color: token.colorNeutralForeground2,
    font: 'inherit',
    fontWeight: token.fontWeightSemibold,
    cursor: 'pointer',
  },
  chosen: {
    borderBottomColor: token.colorBrandBackground,
    color: token.colorNeutralForeground1,
  },
});

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with the usual keys: arrows move and choose, Home and End go to the ends. */
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
    const step = STEP[event.key];
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
      <div role="tablist" aria-label={label} className={styles.list} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            className={mergeClasses(styles.tab, tab.name === chosen && styles.chosen)}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}

import { type ReactNode, createContext, use, useEffect, useId, useState } from 'react';

/** A key that acts while nobody types. */
export type Letter =
  | 'A'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'H'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X';

/** Something that can be done on the open page now. */
export type PageAction = {
  /** As the page says it. */
  readonly text: string;
  /** Runs it as well, by its place on the keyboard. */
  readonly letter?: Letter;
  /** Whether it is for keys alone, and not in the search box. */
  readonly isKeyOnly?: true;
  /** Whether it is one of many of its kind, such as those of rows: the search box lists it for what is typed. */
  readonly isOneOfMany?: true;
  readonly run: () => void;
};

type PageActions = {
  /** Puts these in the place of what was offered under the name. */
  readonly offer: (name: string, actions: readonly PageAction[]) => void;
  readonly withdraw: (name: string) => void;
  /** Everything that is offered, in the order in which it was first registered. */
  readonly offered: () => readonly PageAction[];
};

function newPageActions(): PageActions {
  const byName = new Map<string, readonly PageAction[]>();
  return {
    offer: (name, actions) => void byName.set(name, actions),
    withdraw: (name) => void byName.delete(name),
    offered: () => [...byName.values()].flat(),
  };
}

const PageActionsContext = createContext<PageActions | null>(null);

/** An area whose search box offers what its pages register. */
export function WithPageActions({ children }: { readonly children: ReactNode }) {
  const [actions] = useState(newPageActions);
  return <PageActionsContext value={actions}>{children}</PageActionsContext>;
}

/** Registers what a part of a page offers, for as long as it is shown. An area without a search box takes no notice. */
export function usePageActions(actions: readonly PageAction[]): void {
  const registry = use(PageActionsContext);
  const name = useId();
  // After every render: what an action does may have changed.
  useEffect(() => registry?.offer(name, actions));
  useEffect(() => () => registry?.withdraw(name), [registry, name]);
}

/** Gives what is offered when it is asked. */
export function useOfferedActions(): () => readonly PageAction[] {
  return use(PageActionsContext)?.offered ?? nothing;
}

const nothing = () => [];

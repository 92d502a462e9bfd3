import { type ReactNode, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { branchId } from '#contract/applications/of-branch.ts';
import { dealerBranch } from '#contract/dealers/branches.ts';
import { BranchesContext } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { keyUntilSignOut } from '#renderer/platform/personal-storage.ts';

/** What this device remembers of a person's branches, for a desk without a network too. Nothing of it is about a customer. */
const remembered = z.object({
  chosen: z.nullable(branchId),
  all: z.array(dealerBranch),
  own: z.array(branchId),
});
type Remembered = z.output<typeof remembered>;

const NOTHING: Remembered = { chosen: null, all: [], own: [] };

function readFrom(storage: Storage, key: string): Remembered {
  try {
    const read = remembered.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
    return read.success ? read.data : NOTHING;
  } catch {
    return NOTHING;
  }
}

function writeTo(storage: Storage, key: string, value: Remembered): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Knows the dealer's branches, and in which of them the person at the desk works now. */
export function BranchesProvider({ children }: { readonly children: ReactNode }) {
  const { userId } = useSession();
  return (
    <OfPerson key={userId} storedAs={keyUntilSignOut(userId ?? '', 'branches')}>
      {children}
    </OfPerson>
  );
}

function OfPerson({
  storedAs,
  children,
}: {
  readonly storedAs: string;
  readonly children: ReactNode;
}) {
  const { data } = useDesk();
  const [before, setBefore] = useState(() => readFrom(localStorage, storedAs));
  const { chosen } = before;
  const all = data?.branches ?? before.all;
  const own = data?.member.branches ?? before.own;

  useEffect(() => {
    if (all.length > 0 || before.all.length > 0)
      writeTo(localStorage, storedAs, { chosen, all, own });
  }, [storedAs, chosen, all, own, before.all.length]);

  // Another tab is the same desk.
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === storedAs) setBefore(readFrom(localStorage, storedAs));
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [storedAs]);

  const value = useMemo(() => {
    const [only = null] = own;
    const here = chosen !== null && own.includes(chosen) ? chosen : null;
    return {
      all,
      own,
      here: own.length === 1 ? only : here,
      choose: (branch: string) => setBefore((now) => ({ ...now, chosen: branch })),
    };
  }, [all, own, chosen]);
  return <BranchesContext value={value}>{children}</BranchesContext>;
}

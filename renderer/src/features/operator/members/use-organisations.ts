import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type InStaffLanguages, nameIn } from '#domain/languages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import type { Platform } from '#renderer/platform/platform.ts';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';

type Organisation = { readonly id: string; readonly names: InStaffLanguages };
type Page = { readonly all: readonly Organisation[]; readonly isLastPage: boolean };

async function dealersAfter(call: Platform['call'], after: string | null): Promise<Page> {
  const answer = await call('dealers', { after });
  if (!answer.ok) throw new CallFailed(answer.failure);
  return { all: answer.value.dealers, isLastPage: answer.value.isLastPage };
}

async function lendersAfter(call: Platform['call'], after: string | null): Promise<Page> {
  const answer = await call('lenderSystems', { after });
  if (!answer.ok) throw new CallFailed(answer.failure);
  const { systems, isLastPage } = answer.value;
  return { all: systems.map(({ lender: { id, names } }) => ({ id, names })), isLastPage };
}

const AFTER = { dealer: dealersAfter, lender: lendersAfter };

/** The lenders, or the dealers, by their names in the language of the page. */
export function useOrganisations(
  role: 'lender' | 'dealer',
): UseQueryResult<readonly { readonly value: string; readonly label: string }[], CallFailed> {
  const { call } = usePlatform();
  const { userId } = useSession();
  const { language } = useTranslation();
  return useQuery({
    queryKey: [userId, 'organisations', role],
    queryFn: async () => {
      const found: Organisation[] = [];
      let page: Page;
      do {
        page = await AFTER[role](call, found.at(-1)?.id ?? null);
        found.push(...page.all);
      } while (!page.isLastPage && page.all.length > 0);
      return found;
    },
    select: (all) =>
      all
        .map(({ id, names }) => ({ value: id, label: nameIn(names, language) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
  });
}

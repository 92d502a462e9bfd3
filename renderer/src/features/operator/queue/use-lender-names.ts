import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { nameIn } from '#domain/languages.ts';

/** The lenders of the catalogue by their names; the ones that have left it are known by their ID alone. */
export function useLenderNames() {
  const { language } = useTranslation();
  const { data } = useCallQuery('listProducts', {});
  const names = new Map(
    (data?.lenders ?? []).map(({ id, names: by }) => [id, nameIn(by, language)]),
  );
  return { names, lenderName: (lenderId: string) => names.get(lenderId) ?? lenderId };
}

import * as z from 'zod/mini';
import { typedProduct } from '#renderer/features/operator/catalogue/form/typed-product.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { tabStorage } from '#renderer/platform/tab-storage.ts';
import type { DraftKey } from '#renderer/ui/form/draft.ts';

const keptTyped = z.strictObject({
  /** `changedAt` of the saved draft that it was typed over. */
  over: z.number(),
  typed: typedProduct,
});
type KeptTyped = z.infer<typeof keptTyped>;

/** What was typed and not saved; null where there is nothing, or it cannot be read. */
export function readKept(key: DraftKey): KeptTyped | null {
  try {
    return keptTyped.safeParse(JSON.parse(tabStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export const keepTyped = (key: DraftKey, kept: KeptTyped): void =>
  tabStorage.setItem(key, JSON.stringify(kept));

export const forgetTyped = (key: DraftKey): void => tabStorage.removeItem(key);

/**
 * Where one's text of a version is kept in this tab. It holds no personal data, and stays for the same person when a
 * session has ended.
 */
export function useTypedKey(productId: string, version: number): DraftKey {
  const { userId } = useSession();
  return `product-${productId}-${version}-${userId ?? ''}-draft`;
}

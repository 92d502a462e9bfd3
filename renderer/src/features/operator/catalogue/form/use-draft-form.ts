import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import type { Impact } from '#renderer/features/operator/catalogue/decide/impact-list.tsx';
import { productRules } from '#renderer/features/operator/catalogue/form/product-rules.ts';
import {
  type TypedProduct,
  readProduct,
  typedOf,
  typedProduct,
} from '#renderer/features/operator/catalogue/form/typed-product.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import * as z from 'zod/mini';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { tabStorage } from '#renderer/platform/tab-storage.ts';
import type { DraftKey } from '#renderer/ui/form/draft.ts';

/** A draft as the gateway had it. */
type Saved = Pick<Impact, 'product' | 'changedAt'>;

/**
 * A draft as it is typed. What is typed stays, across a reload of the tab too, until it is saved or somebody chooses
 * otherwise; `isStale` says that somebody else has saved the draft meanwhile.
 */
export function useDraftForm(
  impact: Impact,
  refetch: () => Promise<{ readonly data?: Impact | undefined }>,
) {
  const { product, changedAt } = impact;
  const key = useTypedKey(product.productId, product.version);
  const { change } = useChange();
  const [isSaving, setSaving] = useState(false);
  const [begun] = useState(() => readKept(key));
  /** Over which saved draft something is typed; null where nothing is. */
  const [over, setOver] = useState<Saved | null>(
    begun === null ? null : { product, changedAt: begun.over },
  );
  const form = useForm<TypedProduct>({
    resolver: productRules(product),
    defaultValues: begun?.typed ?? typedOf(product),
  });
  const { subscribe, reset, getValues } = form;
  const isTyped = over !== null;
  const base = over ?? { product, changedAt };

  useEffect(() => {
    if (!isTyped) reset(typedOf(product));
  }, [isTyped, product, reset]);
  useEffect(() => {
    const saved = JSON.stringify(typedOf(base.product));
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const differs = JSON.stringify(values) !== saved;
        if (differs) keepTyped(key, { over: base.changedAt, typed: values });
        else forgetTyped(key);
        setOver(differs ? base : null);
      },
    });
  });

  function takeSaved(): void {
    forgetTyped(key);
    setOver(null);
  }
  function keepMine(): void {
    keepTyped(key, { over: changedAt, typed: getValues() });
    setOver({ product, changedAt });
  }

  async function save(typed: TypedProduct): Promise<Result<unknown, GatewayFailure> | null> {
    const read = readProduct(typed, product);
    if (!read.success) return null;
    setSaving(true);
    try {
      const answer = await change('draftProduct', (requestId) => ({
        requestId,
        product: read.data,
        seen: base.changedAt,
      }));
      await refetch();
      if (answer.ok) takeSaved();
      return answer;
    } finally {
      setSaving(false);
    }
  }

  return {
    form,
    isTyped,
    isSaving,
    isStale: isTyped && over.changedAt !== changedAt && !isSaving,
    save,
    takeSaved,
    keepMine,
  };
}

export type DraftFormState = ReturnType<typeof useDraftForm>;

const keptTyped = z.strictObject({
  /** `changedAt` of the saved draft that it was typed over. */
  over: z.number(),
  typed: typedProduct,
});
type KeptTyped = z.infer<typeof keptTyped>;

/** What was typed and not saved; null where there is nothing, or it cannot be read. */
function readKept(key: DraftKey): KeptTyped | null {
  try {
    return keptTyped.safeParse(JSON.parse(tabStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

const keepTyped = (key: DraftKey, kept: KeptTyped): void =>
  tabStorage.setItem(key, JSON.stringify(kept));

const forgetTyped = (key: DraftKey): void => tabStorage.removeItem(key);

/**
 * Where one's text of a version is kept in this tab. It holds no personal data, and stays for the same person when a
 * session has ended.
 */
function useTypedKey(productId: string, version: number): DraftKey {
  const { userId } = useSession();
  return `product-${productId}-${version}-${userId ?? ''}-draft`;
}

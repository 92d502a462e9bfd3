import { isEqualModel, listWith } from '#renderer/features/dealer-desk/prices/list-with.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PriceListVersion } from '#contract/dealers/price-list.ts';
import { type PricedModel, keyOfModel, nameOfModel } from '#domain/lending/price-list.ts';
import { ModelFields } from '#renderer/features/dealer-desk/prices/model-fields.tsx';
import {
  EMPTY_MODEL,
  type TypedModel,
  modelRules,
  readModel,
  typedModelOf,
} from '#renderer/features/dealer-desk/prices/typed-model.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { SideDrawer } from '#renderer/ui/dialogs/side-drawer.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';

/** Adds a model to the price list, or edits one. Saving makes a new version of the list. */
export function ModelDrawer({
  now,
  model,
  onClose,
}: {
  readonly now: PriceListVersion | null;
  /** null for a new one. */
  readonly model: PricedModel | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm<TypedModel>({
    resolver: modelRules,
    defaultValues: model === null ? EMPTY_MODEL : typedModelOf(model),
  });
  const name = model === null ? 'new' : keyOfModel(model);
  const forget = useDraft(`price-list-${name}-draft`, form);
  /** The model as it was last seen: a colleague may have changed it since. */
  const [seen, setSeen] = useState(model);
  const { busy, outcome, setOutcome, act } = useAct({
    refusal: saidFor('price-list-changed', t('prices.stale')),
  });
  const models = now?.models ?? [];
  const there = model === null ? undefined : models.find((each) => keyOfModel(each) === name);

  async function save(next: PricedModel | null, done: string): Promise<void> {
    if (model !== null && !isEqualModel(there, seen)) {
      setSeen(there ?? null);
      return setOutcome({ kind: 'failure', text: t('prices.stale') });
    }
    const body = { version: now?.version ?? null, models: listWith(models, there, next) };
    const saved = await act('savePriceList', (requestId) => ({ requestId, ...body }), done);
    if (saved === null) return;
    forget();
    onClose();
  }

  async function submit(typed: TypedModel): Promise<void> {
    const read = readModel(typed);
    if (!read.ok) return;
    const others = models.filter((each) => each !== there);
    if (others.some((each) => keyOfModel(each) === keyOfModel(read.model))) {
      return form.setError('model', { message: 'prices.error.taken' }, { shouldFocus: true });
    }
    const elsewhere = new Set(
      others.flatMap(({ stock }) => stock.flatMap(({ chassisNumbers }) => chassisNumbers)),
    );
    const numbers = read.model.stock.flatMap(({ chassisNumbers }) => chassisNumbers);
    if (new Set(numbers).size < numbers.length || numbers.some((each) => elsewhere.has(each))) {
      return form.setError('stock', { message: 'prices.error.stockTwice' }, { shouldFocus: true });
    }
    await save(read.model, t('prices.saved', { name: nameOfModel(read.model) }));
  }

  return (
    <SideDrawer
      title={model === null ? t('prices.add') : t('prices.editOf', { name: nameOfModel(model) })}
      closeLabel={t('work.closeMessage')}
      onClose={onClose}
    >
      <Form onSubmit={form.handleSubmit(submit)}>
        <ModelFields form={form} />
        <OutcomeMessage outcome={outcome} />
        <FormActions>
          <Button type="submit" kind="primary" busy={busy}>
            {t('prices.save')}
          </Button>
          {model !== null && (
            <AskedButton
              kind="subtle"
              question={{
                title: t('prices.removeTitle', { name: nameOfModel(model) }),
                text: t('prices.removeText'),
                yes: t('prices.remove'),
                no: t('work.cancel'),
              }}
              onYes={() => void save(null, t('prices.removed', { name: nameOfModel(model) }))}
            >
              {t('prices.remove')}
            </AskedButton>
          )}
        </FormActions>
      </Form>
    </SideDrawer>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ed25519Key, lenderKeyId } from '#contract/operators/lender-systems.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const MAX_KEY = 64;

const as = (wanted: z.ZodMiniType<string>, message: PlainKey) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => wanted.safeParse(typed).success, message),
  );

const schema = z.object({
  keyId: as(lenderKeyId, 'organisations.error.keyId'),
  x: as(ed25519Key, 'organisations.error.key'),
});

/** Proposes a public key of a lender's. */
export function AddKey({ lenderId }: { readonly lenderId: string }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { keyId: '', x: '' } });
  const { busy, outcome, act } = useAct({
    refusal: (failure) => {
      if (failure.kind !== 'refused' || !refusedAs(failure, 'key-registered-before')) {
        return undefined;
      }
      const field = failure.fields?.includes('x') === true ? 'x' : 'keyId';
      form.setError(field, { message: 'organisations.error.usedKey' }, { shouldFocus: true });
      return null;
    },
  });
  const forget = useDraft(`lender-key-${lenderId}-draft`, form);

  async function submit(key: z.infer<typeof schema>): Promise<void> {
    const done = t('organisations.keys.done.propose', { key: key.keyId });
    if (
      (await act('addLenderKey', (requestId) => ({ requestId, lenderId, ...key }), done)) === null
    )
      return;
    form.reset();
    forget();
  }

  return (
    <Form onSubmit={form.handleSubmit(submit)}>
      <TextField
        form={form}
        name="keyId"
        label={t('organisations.keys.id')}
        hint={t('organisations.keys.idHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_KEY}
      />
      <TextField
        form={form}
        name="x"
        label={t('organisations.keys.x')}
        hint={t('organisations.keys.xHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_KEY}
      />
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <PageButton type="submit" busy={busy}>
          {t('organisations.keys.propose')}
        </PageButton>
      </FormActions>
    </Form>
  );
}

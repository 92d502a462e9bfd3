import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { terminalName } from '#domain/terminals.ts';
import { ShortField } from '#renderer/features/operator/shared/name-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { DraftKey } from '#renderer/ui/form/draft.ts';
import { noAadhaar } from '#renderer/ui/form/fields/schemas.ts';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';
import type { Act } from '#renderer/ui/staff/use-act.ts';

const name = z.string().check(
  z.trim(),
  z.refine((typed) => terminalName.safeParse(typed).success, 'terminals.error.name'),
  noAadhaar(),
);
const rules = z.object({ name, branch: name });
export type Named = z.infer<typeof rules>;

/** Asks what a terminal is called, and in which branch it stands. */
export function NameDialog({
  title,
  intro,
  yes,
  draft,
  known,
  send,
  onDone,
  onClose,
}: {
  readonly title: string;
  readonly intro: string;
  readonly yes: string;
  readonly draft: DraftKey;
  readonly known: Named;
  readonly send: (act: Act, named: Named) => Promise<object | null>;
  readonly onDone: (named: Named) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(rules), defaultValues: known });
  return (
    <FormDialog
      title={title}
      intro={intro}
      yes={yes}
      draft={draft}
      form={form}
      taken={null}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <ShortField form={form} name="name" label={t('terminals.name')} />
      <ShortField form={form} name="branch" label={t('terminals.branch')} />
    </FormDialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { terminalName } from '#domain/terminals.ts';
import { useOrganisations } from '#renderer/features/operator/members/use-organisations.ts';
import { ShortField } from '#renderer/features/operator/shared/name-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { DraftKey } from '#renderer/ui/form/draft.ts';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { noAadhaar } from '#renderer/ui/form/fields/schemas.ts';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';
import type { Act } from '#renderer/ui/staff/use-act.ts';

const name = z.string().check(
  z.trim(),
  z.refine((typed) => terminalName.safeParse(typed).success, 'terminals.error.name'),
  noAadhaar(),
);
/** `dealerId` is empty where it stands in no showroom. */
const rules = z.object({ name, branch: name, dealerId: z.string() });
export type Named = z.infer<typeof rules>;

/** As the gateway is told. */
export const namedAs = ({ name: called, branch, dealerId }: Named) => ({
  name: called,
  branch,
  dealerId: dealerId === '' ? null : dealerId,
});

/** Asks what a terminal is called, in which branch it stands, and in whose showroom. */
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
  const { data: dealers = [] } = useOrganisations('dealer');
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
      <SelectField
        form={form}
        name="dealerId"
        label={t('terminals.dealer')}
        hint={t('terminals.dealerHint')}
        placeholder={t('terminals.noDealer')}
        options={withKnown(dealers, known.dealerId)}
        optional
      />
    </FormDialog>
  );
}

type Option = { readonly value: string; readonly label: string };

/** The one that is set stays so until the names of all are there. */
const withKnown = (dealers: readonly Option[], known: string): readonly Option[] =>
  known === '' || dealers.some(({ value }) => value === known)
    ? dealers
    : [{ value: known, label: known }, ...dealers];

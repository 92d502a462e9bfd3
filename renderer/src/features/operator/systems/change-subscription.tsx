import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type {
  SubscriptionChange,
  SubscriptionTerms,
} from '#contract/operators/connected-systems.ts';
import { takesTwo } from '#domain/connected-systems.ts';
import {
  fieldsRule,
  KindsField,
  PersonalFieldsField,
  someKindsRule,
  urlRule,
} from '#renderer/features/operator/systems/terms-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = z.object({ url: urlRule, kinds: someKindsRule, fields: fieldsRule });

/** Changes where a system is told and of what. What counts now goes on where somebody else has to approve it. */
export function ChangeSubscription({
  subscription,
  version,
  name,
  known,
  onClose,
}: {
  readonly subscription: string;
  readonly version: number;
  readonly name: string;
  readonly known: SubscriptionTerms | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({
    resolver: zodResolver(rules),
    defaultValues: known ?? { url: '', kinds: [], fields: [] },
  });
  return (
    <FormDialog
      title={t('systems.changeTitle', { name })}
      intro={t('systems.changeIntro')}
      yes={t('systems.changeYes')}
      draft={`subscription-${subscription}-draft`}
      form={form}
      taken={{ name: 'url', codes: ['address-not-allowed'], message: 'systems.error.near' }}
      send={(act, terms) => {
        const change: SubscriptionChange = { kind: 'propose', terms };
        return act('changeSubscription', (requestId) => ({
          requestId,
          subscription,
          version,
          change,
        }));
      }}
      onDone={({ fields }) =>
        showToast({ text: t(takesTwo(fields) ? 'proposal.sent' : 'systems.changed') })
      }
      onClose={onClose}
    >
      <TextField
        form={form}
        name="url"
        label={t('systems.url')}
        hint={t('systems.urlHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      <KindsField form={form} name="kinds" required />
      <PersonalFieldsField form={form} name="fields" />
    </FormDialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { newSecret } from '#domain/connected-systems.ts';
import { ShortField } from '#renderer/features/operator/shared/name-fields.tsx';
import { randomBytes } from '#renderer/features/operator/shared/sha256.ts';
import { ShownCode } from '#renderer/features/operator/shared/shown-code.tsx';
import {
  fieldsRule,
  KindsField,
  nameRule,
  PersonalFieldsField,
  someKindsRule,
  urlRule,
} from '#renderer/features/operator/systems/terms-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = z.object({ name: nameRule, url: urlRule, kinds: someKindsRule, fields: fieldsRule });
type Typed = z.infer<typeof rules>;
const EMPTY: Typed = { name: '', url: '', kinds: [], fields: [] };

/** Adds a subscription, and shows its secret. */
export function AddSubscription({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(rules), defaultValues: EMPTY });
  // The same one again where an answer was lost, so that the subscription is added once.
  const made = useRef<string | null>(null);
  /** The form closes once it is sent, and the secret takes its place. */
  const isAdded = useRef(false);
  const [added, setAdded] = useState<{ readonly name: string; readonly secret: string } | null>(
    null,
  );
  if (added !== null) {
    return (
      <ShownCode
        title={t('systems.secretTitle', { name: added.name })}
        text={t('systems.secretText')}
        noted={t('systems.noted')}
        code={added.secret}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={t('systems.add')}
      intro={t('systems.addIntro')}
      yes={t('systems.addYes')}
      draft="subscription-new-draft"
      form={form}
      taken={{ name: 'url', codes: ['address-not-allowed'], message: 'systems.error.near' }}
      send={async (act, { name, ...terms }) => {
        const secret = (made.current ??= newSecret(randomBytes));
        const done = await act('addSubscription', (requestId) => ({
          requestId,
          name,
          terms,
          secret,
        }));
        if (done !== null) {
          isAdded.current = true;
          setAdded({ name, secret });
        }
        return done;
      }}
      onDone={() => {}}
      onClose={() => {
        if (!isAdded.current) onClose();
      }}
    >
      <ShortField form={form} name="name" label={t('systems.name')} />
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

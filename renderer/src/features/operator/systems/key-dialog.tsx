import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { keyTerms } from '#contract/operators/connected-systems.ts';
import {
  KEY_CALLS,
  KEY_PREFIX_LENGTH,
  MAX_CALLS_A_MINUTE,
  MAX_KEY_DAYS,
  newApiKey,
} from '#domain/connected-systems.ts';
import { DAY_MS, endOfIndianDay, parseDay } from '#domain/days.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { ShortField } from '#renderer/features/operator/shared/name-fields.tsx';
import { randomBytes, sha256Hex } from '#renderer/features/operator/shared/sha256.ts';
import { ShownCode } from '#renderer/features/operator/shared/shown-code.tsx';
import {
  fieldsRule,
  KindsField,
  kindsRule,
  nameRule,
  PersonalFieldsField,
} from '#renderer/features/operator/systems/terms-fields.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { DayField } from '#renderer/ui/form/fields/day-field.tsx';
import { ManyField } from '#renderer/ui/form/fields/many-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const addressesIn = (typed: string) => typed.split(/[\s,]+/).filter((each) => each !== '');
const isRate = (typed: string) =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_CALLS_A_MINUTE;

function isInTime(typed: string): boolean {
  const day = parseDay(typed);
  if (day === null) return false;
  const end = endOfIndianDay(day);
  return end > Date.now() && end <= Date.now() + (MAX_KEY_DAYS - 1) * DAY_MS;
}

const rules = z
  .object({
    name: nameRule,
    calls: z.array(z.enum(KEY_CALLS)).check(z.minLength(1, 'systems.error.calls')),
    kinds: kindsRule,
    fields: fieldsRule,
    rate: z
      .string()
      .check(z.trim(), z.overwrite(withLatinDigits), z.refine(isRate, 'systems.error.rate')),
    endsOn: z.string().check(z.trim(), z.refine(isInTime, 'systems.error.day')),
    addresses: z
      .string()
      .check(
        z.refine(
          (typed) => keyTerms.shape.addresses.safeParse(addressesIn(typed)).success,
          'systems.error.addresses',
        ),
      ),
  })
  .check(
    z.refine(({ calls, kinds }) => !calls.includes('readEvents') || kinds.length > 0, {
      error: 'systems.error.kinds',
      path: ['kinds'],
    }),
  );
type Typed = z.infer<typeof rules>;

const EMPTY: Typed = {
  name: '',
  calls: [],
  kinds: [],
  fields: [],
  rate: '60',
  endsOn: '',
  addresses: '',
};

/** Gives a key, and shows it. */
export function KeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(rules), defaultValues: EMPTY });
  // The same one again where an answer was lost, so that one key is given.
  const made = useRef<string | null>(null);
  /** The form closes once it is sent, and the key takes its place. */
  const isGiven = useRef(false);
  const [given, setGiven] = useState<{ readonly name: string; readonly text: string } | null>(null);
  if (given !== null) {
    return (
      <ShownCode
        title={t('systems.keyTitle', { name: given.name })}
        text={t('systems.keyText')}
        noted={t('systems.noted')}
        code={given.text}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={t('systems.giveKey')}
      intro={t('systems.giveKeyIntro')}
      yes={t('systems.giveKeyYes')}
      draft="api-key-new-draft"
      form={form}
      taken={{ name: 'addresses', codes: ['fields-wrong'], message: 'systems.error.addresses' }}
      send={async (act, { name, calls, kinds, fields, rate, endsOn, addresses }) => {
        const text = (made.current ??= newApiKey(randomBytes));
        const digest = await sha256Hex(text);
        const done = await act('addApiKey', (requestId) => ({
          requestId,
          name,
          prefix: text.slice(0, KEY_PREFIX_LENGTH),
          digest,
          terms: {
            calls,
            kinds: calls.includes('readEvents') ? kinds : [],
            fields,
            callsAMinute: Number(rate),
            addresses: addressesIn(addresses),
          },
          endsAt: endOfIndianDay(parseDay(endsOn) ?? ''),
        }));
        if (done !== null) {
          isGiven.current = true;
          setGiven({ name, text });
        }
        return done;
      }}
      onDone={() => {}}
      onClose={() => {
        if (!isGiven.current) onClose();
      }}
    >
      <ShortField form={form} name="name" label={t('systems.name')} />
      <ManyField
        form={form}
        name="calls"
        label={t('systems.calls')}
        required
        options={KEY_CALLS.map((value) => ({ value, label: t(`systems.call.${value}`) }))}
      />
      <KindsField form={form} name="kinds" required={false} />
      <PersonalFieldsField form={form} name="fields" />
      <TextField
        form={form}
        name="rate"
        label={t('systems.limit')}
        hint={t('systems.rateHint', { count: MAX_CALLS_A_MINUTE })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <DayField
        form={form}
        name="endsOn"
        label={t('systems.endsOn')}
        hint={t('systems.endsOnHint')}
      />
      <TextField
        form={form}
        name="addresses"
        label={t('systems.addresses')}
        hint={t('systems.addressesHint')}
        autoComplete="off"
        spellCheck={false}
        optional
        maxLength={400}
      />
    </FormDialog>
  );
}

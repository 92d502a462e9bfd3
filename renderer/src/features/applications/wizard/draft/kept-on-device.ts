import * as z from 'zod/mini';
import { language } from '#contract/applications/call.ts';
import type { AnswerId } from '#renderer/features/applications/wizard/draft/fields.ts';
import {
  answersIn,
  type Unsaved,
  type UnsavedAnswers,
} from '#renderer/features/applications/wizard/draft/merge.ts';
import { holdsAadhaar } from '#renderer/features/applications/wizard/draft/values.ts';
import { keptThroughExpiry } from '#renderer/platform/personal-storage.ts';

const unsaved = z.object({ text: z.string(), base: z.string(), sent: z.array(z.string()) });

/** A notice that was agreed to, or false if the agreement is withdrawn. */
const agreement = z.union([z.object({ noticeHash: z.string(), language }), z.literal(false)]);
export type Agreement = z.infer<typeof agreement>;

const keptSchema = z.object({
  fields: z.record(z.string(), unsaved),
  /** By purpose and lender. Those for lenders are given when the application is sent. */
  agreed: z.record(z.string(), agreement),
  /** The proposed guarantor, as typed. The gateway learns of it when the link is created. */
  guarantor: z._default(z.nullable(z.object({ name: z.string(), mobileNumber: z.string() })), null),
});

export type Kept = {
  readonly fields: UnsavedAnswers;
  readonly agreed: Readonly<Record<string, Agreement>>;
  readonly guarantor: TypedGuarantor | null;
};

export type TypedGuarantor = { readonly name: string; readonly mobileNumber: string };

/** What the gateway has not acknowledged of one application. */
export type DeviceStore = {
  readonly read: () => Kept;
  readonly keepField: (id: AnswerId, mine: Unsaved | null) => void;
  readonly keep: (changed: Partial<Omit<Kept, 'fields'>>) => void;
  /** Once the application was sent. */
  readonly forget: () => void;
};

const NOTHING: Kept = { fields: {}, agreed: {}, guarantor: null };

/**
 * Keeps it in local storage, for its owner, through an expired session. Once its owner has left, which `isThere` says,
 * nothing is kept any more: a late answer would bring back what signing out has removed.
 */
export function deviceStore(
  userId: string,
  number: string,
  storage: Storage,
  isThere: () => boolean = () => true,
): DeviceStore {
  const device = keptThroughExpiry(userId, number, storage);
  const read = () => keptIn(device.read());
  // Read again for each change: another tab may have kept something else.
  const write = (kept: Kept) => {
    if (!isThere()) return;
    try {
      device.write(JSON.stringify(kept));
    } catch {
      // No room. The page has it, and sends it to the gateway.
    }
  };
  return {
    read,
    keepField: (id, mine) => {
      const before = read();
      const { [id]: _before, ...others } = before.fields;
      const isKept = mine !== null && !holdsAadhaar(id, mine.text);
      write({ ...before, fields: isKept ? { ...others, [id]: mine } : others });
    },
    keep: (changed) => write({ ...read(), ...changed }),
    forget: device.remove,
  };
}

function keptIn(text: string | null): Kept {
  const checked = keptSchema.safeParse(jsonOf(text));
  if (!checked.success) return NOTHING;
  const { fields, ...others } = checked.data;
  return { ...others, fields: Object.fromEntries(answersIn(fields).map((id) => [id, fields[id]])) };
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

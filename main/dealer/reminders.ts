import { join } from 'node:path';
import * as z from 'zod/mini';
import { indianDayOf, indianTimeOf } from '#domain/days.ts';
import type { Program } from '#main/program.ts';
import { jsonFile } from '#main/storage/json-file.ts';

/** From when in the morning on a person is reminded, in India. */
const FROM_HOUR = 9;
/** How often it is looked whether it is time, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

/** By the number of the person's partition: names stand in no file that is not sealed. */
const choices = z.record(
  z.string(),
  z.strictObject({ isOff: z.boolean(), lastOn: z.nullable(z.iso.date()) }),
);
type Choice = z.output<typeof choices>[string];

const FIRST: Choice = { isOff: false, lastOn: null };

export type ReminderEffects = Pick<Program, 'userData' | 'log'> & {
  readonly now: () => number;
  /** The partition of whoever is signed in at a desk that is not locked; null for nobody. */
  readonly person: () => Promise<number | null>;
  /** How many next steps are due on a day; null where that is not known. */
  readonly countDue: (day: string) => Promise<number | null>;
  /** Shows a notification of the system: no more than the count is in it. */
  readonly notify: (count: number) => void;
};

export type Reminders = ReturnType<typeof openReminders>;

/** Reminds the person at the desk once a day, from nine in the morning on, of how much is due. */
export function openReminders(effects: ReminderEffects) {
  const { userData, log, now, person, countDue, notify } = effects;
  const file = jsonFile(join(userData, 'reminders.json'), choices, log);
  let chosen: z.output<typeof choices> = {};
  try {
    chosen = file.read() ?? {};
  } catch {
    // A file that can be neither read nor set aside must not keep the program from starting.
  }
  const choiceOf = (partition: number): Choice => chosen[partition] ?? FIRST;
  const change = (partition: number, changed: Partial<Choice>) => {
    chosen = { ...chosen, [partition]: { ...choiceOf(partition), ...changed } };
    try {
      file.write({ ...chosen });
    } catch {
      log({ event: 'reminder-choice-not-kept' });
    }
  };
  let isLooking = false;

  const look = async () => {
    const day = indianDayOf(now());
    const hour = Number(indianTimeOf(now()).slice(11, 13));
    const partition = hour < FROM_HOUR ? null : await person();
    if (partition === null) return;
    const { isOff, lastOn } = choiceOf(partition);
    if (isOff || lastOn === day) return;
    const count = await countDue(day);
    // Who was here may have left or locked the desk while the gateway answered.
    if (count === null || (await person()) !== partition) return;
    change(partition, { lastOn: day });
    if (count > 0) notify(count);
  };

  return {
    isOn: (partition: number): boolean => !choiceOf(partition).isOff,
    choose: (partition: number, isOn: boolean): void => change(partition, { isOff: !isOn }),
    /** What another person chose who had the partition before. */
    forget: (partition: number): void => {
      const { [String(partition)]: _gone, ...others } = chosen;
      chosen = others;
      try {
        file.write({ ...chosen });
      } catch {
        log({ event: 'reminder-choice-not-kept' });
      }
    },
    look: async (): Promise<void> => {
      if (isLooking) return;
      isLooking = true;
      await look().finally(() => {
        isLooking = false;
      });
    },
  };
}

export function startReminders({ look }: Pick<Reminders, 'look'>): void {
  setInterval(() => void look(), LOOK_EVERY_MS).unref();
}

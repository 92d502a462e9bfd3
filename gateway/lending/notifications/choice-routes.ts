import { createHash } from 'node:crypto';
import { chooseChannel, noticeChannels } from '#contract/applications/notice-channels.ts';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { UserId } from '#domain/ids.ts';
import type { Language } from '#domain/languages.ts';
import { consentWording } from '#domain/lending/notifications/channel-consent.ts';
import type { Channel } from '#domain/lending/notifications/channels.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { emailIn } from '#gateway/foundation/store/rows.ts';
import type { Channels } from '#gateway/lending/notifications/channels.ts';
import {
  addChoice,
  choicesOf,
  isWanted,
  lockAccount,
  newestOf,
} from '#gateway/lending/notifications/choices.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';

type Choices = ReplyOf<typeof noticeChannels>;

/** What somebody agrees to who turns a channel on, with its SHA-256 in hex; null where that takes no consent. */
function consentTo({ quietHours }: Channels, channel: Channel, language: Language) {
  if (channel === 'email') return null;
  const text = consentWording(channel, language, quietHours);
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

async function readChoices(
  runner: Runner,
  channels: Channels,
  userId: UserId,
  language: Language,
): Promise<Choices | null> {
  const account = await runner
    .selectFrom('accounts')
    .select(['user_id', 'email', 'email_confirmed_at', 'mobile_number'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return null;
  const choices = await choicesOf(runner, userId);
  const hasEmail = emailIn(account) !== null && account.email_confirmed_at !== null;
  return {
    channels: channels.inOrder.map(({ name }) => {
      const newest = newestOf(choices, name);
      return {
        channel: name,
        isOn: isWanted(name, newest),
        isReady: name !== 'email' || hasEmail,
        said:
          newest === undefined
            ? null
            : { at: newest.chosen_at, origin: newest.origin, wording: newest.wording },
        consent: consentTo(channels, name, language),
      };
    }),
    numberEndsWith: account.mobile_number.slice(-4),
  };
}

async function choose(
  { records, channels }: { readonly records: Records; readonly channels: Channels },
  { runner, at }: Change,
  userId: UserId,
  { channel, isOn, language, noticeHash }: BodyOf<typeof chooseChannel>,
): Promise<Choices> {
  if (!channels.inOrder.some(({ name }) => name === channel)) {
    throw new Refused(refuse('no-such-notice', 'This service does not use that channel.'));
  }
  const consent = consentTo(channels, channel, language);
  if (isOn && consent !== null && consent.hash !== noticeHash) {
    const current = { noticeHash: consent.hash };
    throw new Refused(refuse('notice-changed', 'This text has changed.', { current }));
  }
  const account = await lockAccount(records, runner, userId);
  if (account === undefined) throw new Refused(refusals.signInAgain());
  const newest = newestOf(await choicesOf(runner, userId), channel);
  // Said again, it is noted again where something is agreed to: the wording may be another one.
  if (isWanted(channel, newest) !== isOn || (isOn && consent !== null)) {
    await addChoice(runner, userId, at, {
      channel,
      is_on: isOn ? 1 : 0,
      origin: 'page',
      language,
      wording: isOn ? (consent?.text ?? null) : null,
    });
  }
  const choices = await readChoices(runner, channels, userId, language);
  if (choices === null) throw new Refused(refusals.signInAgain());
  return choices;
}

/** How people say by which channels they want to be notified. */
export function choiceRoutes(records: Records, channels: Channels, callDeps: CallDeps) {
  const { ofPerson, once } = routesFor(records, callDeps);
  return [
    ofPerson(noticeChannels, async ({ account, body: { language } }) => {
      const choices = await readChoices(records.db, channels, account.userId, language);
      return choices === null ? refusals.signInAgain() : reply(choices);
    }),
    ofPerson(chooseChannel, (request) =>
      once(chooseChannel, request, (tx) =>
        choose({ records, channels }, tx, request.account.userId, request.body),
      ),
    ),
  ] as const;
}

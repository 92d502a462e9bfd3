import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { NOT_SENT } from '#domain/lending/notifications/channels.ts';
import { eventForStaff } from '#domain/lending/notifications/events-for-staff.ts';
import { Line, PlaceLink, SecondLine } from '#renderer/features/operator/service/shared/marks.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import type { ListColumns } from '#renderer/ui/staff/paged-list.tsx';

export type Notice = ReplyOf<(typeof RENDERER_CALLS)['notifications']>['notifications'][number];

/** What it is about, what it says, what has become of it, and from when it is. */
export function noticeColumns(
  translator: Translator,
  filter: Notice['state'],
): ListColumns<Notice> {
  const { t, language } = translator;
  const isUnreached = filter === 'LISTED' || filter === 'FAILED';
  return [
    [
      t('service.notice.about'),
      ({ number }) => <PlaceLink to={placeOf(number)}>{number}</PlaceLink>,
    ],
    [
      t('service.notice.says'),
      ({ event }) => {
        const { title, text } = eventForStaff(event, language);
        return (
          <div>
            {title}
            {isUnreached && <SecondLine>{text}</SecondLine>}
          </div>
        );
      },
      { width: 'wide' },
    ],
    [
      t(isUnreached ? 'service.notice.why' : 'service.notice.how'),
      (notice) => <Standing translator={translator} notice={notice} />,
      { width: 'wide' },
    ],
    [t('service.notice.made'), ({ createdAt }) => momentInWords(new Date(createdAt), language)],
  ];
}

const placeOf = (number: string): string =>
  fragmentOf({ view: number.startsWith('GR') ? 'grievance' : 'application', number });

function Standing({
  translator: { t, language },
  notice,
}: {
  readonly translator: Translator;
  readonly notice: Notice;
}) {
  const { state, problem, tries, createdAt, endedAt, channels } = notice;
  switch (state) {
    case 'FAILED':
      if (channels.some(({ channel }) => channel !== 'email'))
        return <Ways notice={notice} t={t} />;
      return (
        <>
          {t(`service.notice.problem.${mailProblem(problem)}`)}
          <SecondLine>{t('service.notice.tries', { count: tries })}</SecondLine>
        </>
      );
    case 'WAITING':
      return (
        <Line>
          {t(problem === null ? 'service.notice.waiting' : 'service.notice.waitingAgain')}
        </Line>
      );
    case 'LISTED': {
      const why = NOT_SENT.find((reason) => reason === problem) ?? 'noServer';
      return channels.length > 0 ? (
        <Ways notice={notice} t={t} />
      ) : (
        t(`service.notice.notSent.${why}`)
      );
    }
    case 'ACCEPTED':
      return <Ways notice={notice} t={t} />;
    case 'PHONED':
    case 'SENT':
      return (
        <Line>
          {t(state === 'SENT' ? 'service.notice.sent' : 'service.notice.told', {
            moment: momentInWords(new Date(endedAt ?? createdAt), language),
          })}
        </Line>
      );
  }
}

type Way = Notice['channels'][number];

/** What became of it on each channel. */
function Ways({ notice, t }: { readonly notice: Notice; readonly t: Translator['t'] }) {
  return notice.channels.map((way) => (
    <SecondLine key={way.channel}>
      {t('service.notice.way', {
        channel: t(`service.notice.channel.${way.channel}`),
        outcome: outcomeOf(t, way),
      })}
    </SecondLine>
  ));
}

function outcomeOf(t: Translator['t'], { channel, state, problem }: Way): string {
  if (state === 'SKIPPED') {
    const why = NOT_SENT.find((reason) => reason === problem) ?? 'noServer';
    return t(`service.notice.notSent.${why}`);
  }
  if (state !== 'FAILED') return t(`service.notice.outcome.${state}`);
  return channel === 'email'
    ? t(`service.notice.problem.${mailProblem(problem)}`)
    : t(`service.notice.phoneProblem.${phoneProblem(problem)}`, { code: problem ?? '' });
}

/** Codes of ours, of HTTP, and of WhatsApp; every SMS gateway has others. */
const OF_PHONES = {
  noReceipt: /^NO_RECEIPT$/,
  notReached: /^131026$/,
  away: /^(?:TIMEOUT|UNREACHABLE|HTTP_5\d\d|131000|131016)$/,
  limit: /^(?:HTTP_429|130429|131048|131056|80007|4)$/,
  template: /^(?:NO_TEMPLATE|132\d\d\d)$/,
  access: /^(?:HTTP_40[13]|190|10|200|131005|131031|131042)$/,
} as const;
type PhoneProblem = keyof typeof OF_PHONES | 'refused';

/** What a code of a phone's provider means for an operator. */
export function phoneProblem(code: string | null): PhoneProblem {
  const [known] = Object.entries(OF_PHONES).find(([, pattern]) => pattern.test(code ?? '')) ?? [];
  return PHONE_PROBLEMS.find((problem) => problem === known) ?? 'refused';
}
const PHONE_PROBLEMS = ['noReceipt', 'notReached', 'away', 'limit', 'template', 'access'] as const;

/** Why a mail was not sent, as far as it affects what an operator does. */
const MAIL_PROBLEMS = [
  'noSuchAddress',
  'mailboxFull',
  'notWanted',
  'busy',
  'signIn',
  'away',
  'encryption',
  'version',
  'unclear',
] as const;
type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** Answers of mail servers (RFC 5321, RFC 4954), codes of nodemailer, and one of the gateway's own. */
const CODES: Readonly<Record<MailProblem, readonly string[]>> = {
  noSuchAddress: ['501', '510', '511', '512', '513', '550', '551', '553', 'EENVELOPE'],
  mailboxFull: ['422', '452', '552'],
  notWanted: ['521', '541', '554', '556', '571'],
  busy: ['421', '431', '432', '441', '442', '446', '447', '449', '450', '451'],
  signIn: ['454', '530', '534', '535', '538', 'EAUTH', 'ENOAUTH', 'EOAUTH2'],
  away: ['EABORT', 'ECONNECTION', 'EDNS', 'EPROTOCOL', 'EPROXY', 'ESOCKET', 'ETIMEDOUT'],
  encryption: ['EREQUIRETLS', 'ETLS'],
  version: ['UNKNOWN_EVENT'],
  unclear: [],
};

/** What a code means; `unclear` for an unknown one. */
export const mailProblem = (code: string | null): MailProblem =>
  MAIL_PROBLEMS.find((problem) => CODES[problem].some((known) => known === code)) ?? 'unclear';

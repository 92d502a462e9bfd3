import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { noticeChannels } from '#contract/applications/notice-channels.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { Answered } from '#renderer/features/applications/my-loan/waiting/answered.tsx';
import { dayOf } from '#renderer/features/applications/my-loan/progress/loan-days.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery, useShowAnswer } from '#renderer/platform/queries/call-query.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { UnreviewedNote } from '#renderer/ui/text/unreviewed-note.tsx';

const useStyles = makeStyles({
  place: { outlineStyle: 'none' },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    maxWidth: '65ch',
    padding: `${space.m} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
    ':last-child': { paddingBottom: 0 },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  quiet: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

type Channels = ReplyOf<typeof noticeChannels>;
type Channel = Channels['channels'][number];

/** By which channels the person is told how the application goes, and what was agreed to when. */
export function HowReached() {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const found = useCallQuery('noticeChannels', { language });
  const showAnswer = useShowAnswer();
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const place = useRef<HTMLDivElement>(null);

  async function choose({ channel, consent }: Channel, isOn: boolean): Promise<void> {
    setOutcome(null);
    const noticeHash = isOn ? (consent?.hash ?? null) : null;
    const answer = await change('chooseChannel', (requestId) => ({
      requestId,
      channel,
      isOn,
      language,
      noticeHash,
    }));
    const isOther = !answer.ok && refusedAs(answer.failure, 'notice-changed', { status: 409 });
    if (answer.ok) {
      showAnswer('noticeChannels', { language }, answer.value);
      const name = t(`reached.channel.${channel}`);
      setOutcome({ kind: 'success', text: t(isOn ? 'reached.isOn' : 'reached.isOff', { name }) });
    } else {
      setOutcome(
        isOther
          ? { kind: 'failure', text: t('reached.textChanged') }
          : failureOutcome(t, answer.failure),
      );
    }
    place.current?.focus();
  }

  return (
    <>
      <div
        ref={place}
        role="group"
        aria-label={t('reached.heading')}
        tabIndex={-1}
        className={styles.place}
      >
        <OutcomeMessage outcome={outcome} />
      </div>
      <Answered query={found} loading={t('myLoan.loading')}>
        {({ channels, numberEndsWith }) =>
          channels.length === 0 ? (
            <p>{t('reached.none')}</p>
          ) : (
            <>
              {channels.some(({ isOn, consent }) => !isOn && consent !== null) && (
                <UnreviewedNote of="consents" path="/consumer-profile" />
              )}
              <ul className={styles.list}>
                {channels.map((channel) => (
                  <li key={channel.channel} className={styles.item}>
                    <OneChannel
                      channel={channel}
                      numberEndsWith={numberEndsWith}
                      busy={busy}
                      onChoose={(isOn) => void choose(channel, isOn)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Answered>
    </>
  );
}

/** The profile's view of the consumer area, which shows My loan as another of its views. */
const PROFILE = { view: 'profile' } as const;

function OneChannel({
  channel: { channel, isOn, isReady, said, consent },
  numberEndsWith,
  busy,
  onChoose,
}: {
  readonly channel: Channel;
  readonly numberEndsWith: string;
  readonly busy: boolean;
  readonly onChoose: (isOn: boolean) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { host } = usePlatform();
  const name = t(`reached.channel.${channel}`);
  const isUsed = isOn && isReady;
  const day = said === null ? '' : dayOf(translator, said.at);
  return (
    <>
      <div className={styles.head}>
        <h4 className={styles.title}>{name}</h4>
        <Badge appearance="outline" size="large" color={isUsed ? 'success' : 'informative'}>
          {t(isUsed ? 'reached.on' : 'reached.off')}
        </Badge>
      </div>
      {channel !== 'email' && (
        <p className={styles.quiet}>{t('reached.number', { end: numberEndsWith })}</p>
      )}
      {!isReady && (
        <p className={styles.quiet}>
          {t('reached.emailNotReady')}{' '}
          {host?.can.endVisit !== true && (
            <Link to="." state={PROFILE}>
              {t('reached.emailConfirm')}
            </Link>
          )}
        </p>
      )}
      {said !== null && (
        <p className={styles.quiet}>
          {t(isOn ? 'reached.agreedOn' : `reached.endedBy.${said.origin}`, { day })}
        </p>
      )}
      {isOn && said !== null && said.wording !== null && (
        <blockquote className={styles.quiet}>{said.wording}</blockquote>
      )}
      {!isOn && consent !== null && <p>{consent.text}</p>}
      {(isReady || isOn) && (
        <FormActions>
          <Button busy={busy} onClick={() => onChoose(!isOn)}>
            {t(isOn ? 'reached.turnOff' : consent === null ? 'reached.turnOn' : 'reached.agree', {
              name,
            })}
          </Button>
        </FormActions>
      )}
    </>
  );
}

import type { ListedTerminal } from '#contract/operators/terminals.ts';
import type { TerminalHealth } from '#domain/terminals.ts';
import {
  diskInWords,
  leftInWords,
  spanInWords,
  stateInWords,
} from '#renderer/features/operator/terminals/terminal-words.ts';
import { settingsStanding } from '#renderer/features/operator/terminals/settings/settings-standing.ts';
import { useOrganisations } from '#renderer/features/operator/members/use-organisations.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { Moment } from '#renderer/ui/text/moment.tsx';

type Words = Translator['t'];

/** What is known of a terminal. Nothing of it is about a person. */
export function TerminalFacts({
  one,
  now,
}: {
  readonly one: ListedTerminal;
  readonly now: number;
}) {
  const { t } = useTranslation();
  const { reportedAt, health, codeUntil, isToRestart, dealerId } = one;
  const { data: dealers = [] } = useOrganisations('dealer');
  const facts = [
    { label: t('terminals.state'), value: stateInWords(t, one, now) },
    {
      label: t('terminals.lastReport'),
      value: reportedAt === null ? t('terminals.never') : <Moment at={reportedAt} />,
    },
    ...(dealerId === null
      ? []
      : [
          {
            label: t('terminals.dealer'),
            value: dealers.find(({ value }) => value === dealerId)?.label ?? dealerId,
          },
        ]),
    ...(codeUntil === null
      ? []
      : [
          {
            label: t('terminals.codeOpen'),
            value: t('terminals.left', { span: leftInWords(t, codeUntil, now) }),
          },
        ]),
    ...(isToRestart ? [{ label: t('terminals.restart'), value: t('terminals.restartAsked') }] : []),
    ...(health === null
      ? []
      : [
          { label: t('terminals.settings.of'), value: settingsStanding(t, one) },
          ...healthFacts(t, health),
        ]),
  ];
  return <Facts facts={facts} />;
}

function healthFacts(t: Words, health: TerminalHealth) {
  const ago = (seconds: number) => t('terminals.ago', { span: spanInWords(t, seconds) });
  return [
    { label: t('terminals.shows'), value: t(`terminals.showing.${health.shows}`) },
    { label: t('terminals.version'), value: health.version },
    {
      label: t('terminals.lastVisit'),
      value:
        health.secondsSinceVisit === null ? t('terminals.noVisit') : ago(health.secondsSinceVisit),
    },
    { label: t('terminals.runsFor'), value: spanInWords(t, health.uptimeSeconds) },
    {
      label: t('terminals.waiting'),
      value:
        health.oldestMessageSeconds === null
          ? t('terminals.noMessages')
          : t('terminals.messages', {
              count: health.waitingMessages,
              span: spanInWords(t, health.oldestMessageSeconds),
            }),
    },
    {
      label: t('terminals.disk'),
      value:
        health.diskFreeMib === null ? t('terminals.unknown') : diskInWords(t, health.diskFreeMib),
    },
    {
      label: t('terminals.network'),
      value:
        health.unansweredReports === 0
          ? t('terminals.networkFine')
          : t('terminals.lostReports', { count: health.unansweredReports }),
    },
    { label: t('terminals.printer'), value: t(`terminals.hasPrinter.${printerOf(health)}`) },
  ];
}

function printerOf({ hasPrinter }: TerminalHealth): 'yes' | 'no' | 'unknown' {
  if (hasPrinter === null) return 'unknown';
  return hasPrinter ? 'yes' : 'no';
}

import { makeStyles } from '@griffel/react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { visitors } from '#contract/dealers/visitors.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { Moment } from '#renderer/ui/text/moment.tsx';

/** A visitor stands and waits. Where no terminal stands, it is asked now and then whether there is one. In milliseconds. */
const EVERY = 15_000;
const EVERY_WITHOUT = 300_000;

type Visitor = ReplyOf<typeof visitors>['calls'][number];

const useStyles = makeStyles({
  calls: { display: 'flex', flexDirection: 'column', gap: space.s, [onPaper]: { display: 'none' } },
  call: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.xs} ${space.m}`,
    border: `1px solid ${token.colorNeutralStroke1}`,
    ...startEdge('4px', token.portalAccent),
    borderRadius: token.borderRadiusMedium,
  },
});

/** The visitors who call for a member of staff at terminals in this showroom; announced as they appear. */
export function VisitorCalls() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data } = useCallQuery(
    'visitors',
    {},
    { refetchInterval: (answer) => (answer?.hasTerminals === true ? EVERY : EVERY_WITHOUT) },
  );
  const { busy, outcome, act } = useAct();
  const calls = data?.calls ?? [];

  const answer = ({ terminal, call, name }: Visitor) =>
    act(
      'goToVisitor',
      (requestId) => ({ requestId, terminal, call }),
      t('desk.visitors.answered', { name }),
    );

  return (
    <>
      <div role="status" className={styles.calls}>
        {calls.map((each) => (
          <div key={each.call} className={styles.call}>
            <span>
              {t(`desk.visitors.is.${each.state}`, { name: each.name })}{' '}
              <Moment at={each.calledAt} />
            </span>
            {each.state !== 'coming' && (
              <Button
                kind="primary"
                busy={busy}
                aria-label={t('desk.visitors.comingTo', { name: each.name })}
                onClick={() => void answer(each)}
              >
                {t('desk.visitors.coming')}
              </Button>
            )}
          </div>
        ))}
      </div>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}

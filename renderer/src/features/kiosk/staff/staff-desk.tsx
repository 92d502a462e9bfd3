import { makeStyles } from '@griffel/react';
import { KeptMessages } from '#renderer/features/kiosk/messages/kept-messages.tsx';
import { TerminalStandingLine } from '#renderer/features/kiosk/staff/terminal-standing.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Host } from '#renderer/platform/platform.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
  title: { fontSize: token.fontSizeBase600 },
});

/** What staff do at a terminal. Calls `onLocked` when their access has expired. */
export function StaffDesk({
  host,
  onLocked,
}: {
  readonly host: Host;
  readonly onLocked: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();

  async function leave(): Promise<void> {
    // On success there is no answer: the program has quit.
    const answer = await host.leaveKiosk();
    if (!answer.ok) onLocked();
  }

  return (
    <>
      <Panel>
        <div className={styles.part}>
          <h2 className={styles.title}>{t('staff.messages')}</h2>
          {host.can.keepMessages ? (
            <KeptMessages host={host} onLocked={onLocked} />
          ) : (
            <p>{t('staff.notKept')}</p>
          )}
        </div>
      </Panel>
      <Panel>
        <div className={styles.part}>
          <h2 className={styles.title}>{t('staff.standingTitle')}</h2>
          <TerminalStandingLine host={host} onLocked={onLocked} />
        </div>
      </Panel>
      <Panel>
        <div className={styles.part}>
          <h2 className={styles.title}>{t('staff.leaveTitle')}</h2>
          <p>{t('staff.leaveText')}</p>
          <Button kind="accent" onClick={() => void leave()}>
            {t('staff.leave')}
          </Button>
        </div>
      </Panel>
    </>
  );
}

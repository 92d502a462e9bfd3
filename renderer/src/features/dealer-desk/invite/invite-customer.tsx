import { makeStyles } from '@griffel/react';
import type { Lead } from '#contract/dealers/leads.ts';
import type { MadeInvitation } from '#renderer/features/dealer-desk/invite/invite-dialog.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadDialog = async () =>
  (await import('#renderer/features/dealer-desk/invite/invite-dialog.tsx')).InviteDialog;

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.s },
  title: { fontSize: token.fontSizeBase500 },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** Creates a link for the customer, and says until when the last one works. */
export function InviteCustomer({
  lead,
  quote,
  invitedUntil,
  isOpen,
  onOpen,
  onMade,
}: {
  readonly lead: Lead;
  /** The quote that is in view; null if none is. */
  readonly quote: string | null;
  readonly invitedUntil: number | null;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onMade: (invitation: MadeInvitation) => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { webOrigin } = usePlatform();
  const isClosed = lead.status.state === 'LOST';
  return (
    <section className={styles.part}>
      {quote === null && !isOpen && (
        <>
          <h2 className={styles.title}>{t('invite.title')}</h2>
          <p>{t(isClosed ? 'invite.closed' : 'invite.text')}</p>
          {invitedUntil !== null && (
            <p className={styles.aside}>
              {lead.application === null
                ? t('invite.until', { moment: momentInWords(new Date(invitedUntil), language) })
                : t('invite.used', { number: lead.application })}
            </p>
          )}
        </>
      )}
      {webOrigin === null && <p>{t('invite.noWeb')}</p>}
      {webOrigin !== null && !isClosed && (
        <Button onClick={() => onOpen(true)}>{t('invite.begin')}</Button>
      )}
      {isOpen && webOrigin !== null && (
        <OpenedPart
          load={loadDialog}
          props={{ lead, opened: quote, origin: webOrigin, onMade, onClose: () => onOpen(false) }}
        />
      )}
    </section>
  );
}

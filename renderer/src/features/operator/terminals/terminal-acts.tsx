import type { ListedTerminal, TerminalChange } from '#contract/operators/terminals.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';

/** What can be done about a terminal; it asks before what somebody in the branch would notice. */
export function TerminalActs({
  one: { name, isOn, enrolledAt, revokedAt, codeUntil },
  busy,
  onRename,
  onCode,
  onChange,
}: {
  readonly one: ListedTerminal;
  readonly busy: boolean;
  readonly onRename: () => void;
  readonly onCode: () => void;
  readonly onChange: (change: TerminalChange, done: string) => void;
}) {
  const { t } = useTranslation();
  const isEnrolled = enrolledAt !== null && revokedAt === null;
  return (
    <FormActions>
      {isOn ? (
        <AskedPageButton
          busy={busy}
          question={{
            title: t('terminals.offTitle', { name }),
            text: t('terminals.offText'),
            no: t('terminals.no'),
            yes: t('terminals.off'),
          }}
          onYes={() => onChange({ kind: 'switch', isOn: false }, t('terminals.offDone', { name }))}
        >
          {t('terminals.off')}
        </AskedPageButton>
      ) : (
        <PageButton
          kind="primary"
          busy={busy}
          onClick={() => onChange({ kind: 'switch', isOn: true }, t('terminals.onDone', { name }))}
        >
          {t('terminals.on')}
        </PageButton>
      )}
      {isEnrolled && (
        <AskedPageButton
          busy={busy}
          question={{
            title: t('terminals.restartTitle', { name }),
            text: t('terminals.restartText'),
            no: t('terminals.no'),
            yes: t('terminals.restartYes'),
          }}
          onYes={() => onChange({ kind: 'restart' }, t('terminals.restartDone', { name }))}
        >
          {t('terminals.restartYes')}
        </AskedPageButton>
      )}
      <PageButton busy={busy} onClick={onRename}>
        {t('terminals.rename')}
      </PageButton>
      <PageButton busy={busy} onClick={onCode}>
        {t('terminals.makeCode')}
      </PageButton>
      {(isEnrolled || codeUntil !== null) && (
        <AskedPageButton
          busy={busy}
          question={{
            title: t('terminals.revokeTitle', { name }),
            text: t('terminals.revokeText'),
            no: t('terminals.no'),
            yes: t('terminals.revoke'),
          }}
          onYes={() => onChange({ kind: 'revoke' }, t('terminals.revokeDone', { name }))}
        >
          {t('terminals.revoke')}
        </AskedPageButton>
      )}
    </FormActions>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { ListedTerminal, TerminalChange } from '#contract/operators/terminals.ts';
import { NameDialog, namedAs } from '#renderer/features/operator/terminals/name-dialog.tsx';
import { newCode } from '#renderer/features/operator/terminals/new-code.ts';
import { TerminalCode } from '#renderer/features/operator/terminals/terminal-code.tsx';
import { TerminalActs } from '#renderer/features/operator/terminals/terminal-acts.tsx';
import { TerminalFacts } from '#renderer/features/operator/terminals/terminal-facts.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import type { Act } from '#renderer/ui/staff/use-act.ts';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { useFocusedHeading } from '#renderer/ui/staff/use-focused-heading.ts';

/** One terminal: what it reported last, and what can be done about it. */
export function OneTerminal({
  one,
  now,
  onBack,
}: {
  readonly one: ListedTerminal;
  /** The gateway's time, in milliseconds since 1970. */
  readonly now: number;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation();
  const { terminal, name, branch, version } = one;
  const heading = useFocusedHeading(terminal);
  const { busy, outcome, act } = useAct();
  const [isRenaming, setRenaming] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const isCodeShown = useRef(false);
  // The button that asked for it was busy meanwhile, and has lost the focus.
  useEffect(() => {
    if (isCodeShown.current && code === null) heading.current?.focus();
    isCodeShown.current = code !== null;
  }, [code, heading]);
  const made = useRef<Awaited<ReturnType<typeof newCode>> | null>(null);

  const change = (by: Act, asked: TerminalChange, done?: string) =>
    by('changeTerminal', (requestId) => ({ requestId, terminal, version, change: asked }), done);

  async function makeCode(): Promise<void> {
    const { code: next, codeDigest } = (made.current ??= await newCode());
    if ((await change(act, { kind: 'code', codeDigest })) === null) return;
    made.current = null;
    setCode(next);
  }

  return (
    <Stack gap="l">
      <div>
        <Button onClick={onBack}>{t('terminals.back')}</Button>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {t('terminals.oneTitle', { name, branch })}
      </h2>
      <TerminalFacts one={one} now={now} />
      <OutcomeMessage outcome={outcome} />
      <IfMay call="changeTerminal">
        <TerminalActs
          one={one}
          busy={busy}
          onRename={() => setRenaming(true)}
          onCode={() => void makeCode()}
          onChange={(asked, done) => void change(act, asked, done)}
        />
      </IfMay>
      {isRenaming && (
        <NameDialog
          title={t('terminals.renameTitle', { name })}
          intro={t('terminals.renameIntro')}
          yes={t('terminals.renameYes')}
          draft={`terminal-${terminal}-draft`}
          known={{ name, branch, dealerId: one.dealerId ?? '' }}
          send={(by, named) =>
            change(
              by,
              { kind: 'rename', ...namedAs(named) },
              t('terminals.renamed', { name: named.name }),
            )
          }
          onDone={() => {}}
          onClose={() => setRenaming(false)}
        />
      )}
      {code !== null && <TerminalCode name={name} code={code} onClose={() => setCode(null)} />}
    </Stack>
  );
}

import { useState } from 'react';
import * as z from 'zod/mini';
import { closingBranch, type DealerBranch } from '#contract/dealers/branches.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { openBranches, useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Reason } from '#renderer/ui/staff/reason.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';

type Left = z.output<typeof closingBranch>;

/** Closes a branch, and asks where its leads and people go where it has some. */
export function CloseBranch({
  branch: { branch, version, details },
  onClose,
}: {
  readonly branch: DealerBranch;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const others = openBranches(useBranches()).filter((each) => each.branch !== branch);
  const [left, setLeft] = useState<Left | null>(null);
  const { name } = details;
  const { busy, outcome, act } = useAct({
    refusal: (failure) => {
      if (refusedAs(failure, 'branch-changed')) {
        return { kind: 'failure', text: t('dealerBranches.error.stale') };
      }
      if (failure.kind !== 'refused' || !refusedAs(failure, 'branch-in-use')) return undefined;
      setLeft(z.parse(closingBranch, failure.current));
      return null;
    },
  });

  async function close(to: string | null): Promise<void> {
    const body = { branch, version, to };
    const done = t('dealerBranches.ending.done', { name });
    if ((await act('closeBranch', (requestId) => ({ requestId, ...body }), done)) !== null) {
      onClose();
    }
  }

  const words = {
    title: t('dealerBranches.ending.title', { name }),
    no: t('dealerBranches.ending.no'),
  };
  if (left === null) {
    return (
      <>
        <OutcomeMessage outcome={outcome} />
        <Question
          {...words}
          text={t('dealerBranches.ending.text')}
          yes={t('dealerBranches.ending.yes')}
          onAnswer={(yes) => (yes ? void close(null) : onClose())}
        />
      </>
    );
  }
  const what = [
    ...(left.leads > 0 ? [t('dealerBranches.ending.leads', { count: left.leads })] : []),
    ...(left.people > 0 ? [t('dealerBranches.ending.people', { count: left.people })] : []),
  ].join(', ');
  return (
    <Reason<string>
      {...words}
      label={t('dealerBranches.ending.to')}
      missing="dealerBranches.ending.missing"
      reasons={others.map((each) => ({ value: each.branch, label: each.details.name }))}
      stacked
      yes={t('dealerBranches.ending.yes')}
      busy={busy}
      outcome={outcome}
      onClose={onClose}
      onChosen={(to) => void close(to)}
    >
      <p>{t('dealerBranches.ending.left', { what })}</p>
    </Reason>
  );
}

import { useState } from 'react';
import { DropLetter } from '#renderer/features/operator/service/letters/drop-letter.tsx';
import {
  type Letter,
  namesOf,
  useLenderNames,
} from '#renderer/features/operator/service/letters/letter.ts';
import { letterColumns } from '#renderer/features/operator/service/letters/letter-cells.tsx';
import { WatchedLetters } from '#renderer/features/operator/service/letters/watched-letters.tsx';
import { RowActs } from '#renderer/features/operator/service/shared/marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { ListFrame } from '#renderer/ui/staff/list-frame.tsx';
import { PagedList } from '#renderer/ui/staff/paged-list.tsx';
import { useList } from '#renderer/platform/queries/use-list.ts';
import { saidBy, useAct } from '#renderer/ui/staff/use-act.ts';

/** Messages that did not reach their lender. */
export function DeadLettersView() {
  const translator = useTranslation();
  const { t } = translator;
  const lenderName = useLenderNames();
  const { busy, outcome, setOutcome, act } = useAct({
    refusal: saidBy({ 409: t('service.letter.conflict') }),
  });
  const [watched, setWatched] = useState<readonly Letter[]>([]);
  const [dropping, setDropping] = useState<Letter | null>(null);
  const list = useList('deadLetters', (after) => ({ after }));

  async function retry(letter: Letter): Promise<void> {
    const { messageId } = letter;
    if ((await act('retryMessage', (requestId) => ({ requestId, messageId }))) === null) return;
    setWatched((before) => [letter, ...before.filter((one) => one.messageId !== messageId)]);
    list.place.current?.focus();
  }

  return (
    <ListFrame intro={t('service.letter.intro')}>
      <OutcomeMessage outcome={outcome} />
      <WatchedLetters letters={watched} lenderName={lenderName} />
      <PagedList
        label={t('operator.titles.dead-letters')}
        list={list}
        rowsOf={({ messages }) => messages}
        idOf={({ messageId }) => messageId}
        columns={[
          ...letterColumns(translator, lenderName),
          [
            t('service.letter.act'),
            (letter) => (
              <Acts
                names={namesOf(t, letter, lenderName)}
                busy={busy}
                onRetry={() => void retry(letter)}
                onDrop={() => {
                  setOutcome(null);
                  setDropping(letter);
                }}
              />
            ),
            { isWhole: true },
          ],
        ]}
        cursorOf={({ messageId }) => messageId}
        empty={t('service.letter.empty')}
      />
      {dropping !== null && (
        <DropLetter
          letter={dropping}
          names={namesOf(t, dropping, lenderName)}
          onClose={() => setDropping(null)}
          onEnd={(end) => {
            setDropping(null);
            setOutcome(end);
            if (end.kind === 'success') list.place.current?.focus();
          }}
        />
      )}
    </ListFrame>
  );
}

function Acts({
  names,
  busy,
  onRetry,
  onDrop,
}: {
  readonly names: ReturnType<typeof namesOf>;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}) {
  const { t } = useTranslation();
  return (
    <RowActs>
      <Button busy={busy} aria-label={t('service.letter.retryOf', names)} onClick={onRetry}>
        {t('service.letter.retry')}
      </Button>
      <Button kind="subtle" aria-label={t('service.letter.dropOf', names)} onClick={onDrop}>
        {t('service.letter.drop')}
      </Button>
    </RowActs>
  );
}

import { makeStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { DropLetter } from '#renderer/features/operator/service/letters/drop-letter.tsx';
import { type Letter, namesOf } from '#renderer/features/operator/service/letters/letter.ts';
import { letterCells } from '#renderer/features/operator/service/letters/letter-cells.tsx';
import { WatchedLetters } from '#renderer/features/operator/service/letters/watched-letters.tsx';
import { useLenderNames } from '#renderer/features/operator/service/shared/lender-names.ts';
import { RowActs } from '#renderer/features/operator/service/shared/marks.tsx';
import { PagedList } from '#renderer/features/operator/service/shared/paged-list.tsx';
import { usePages } from '#renderer/features/operator/service/shared/use-pages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  intro: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
});

/** Messages that did not reach their lender. */
export function DeadLettersView() {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const pages = usePages<string>();
  const place = useRef<HTMLDivElement>(null);
  const lenderName = useLenderNames();
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [watched, setWatched] = useState<readonly Letter[]>([]);
  const [dropping, setDropping] = useState<Letter | null>(null);
  const query = useCallQuery('deadLetters', { after: pages.after }, { keepsPrevious: true });

  async function retry(letter: Letter): Promise<void> {
    if (busy) return;
    setOutcome(null);
    const { messageId } = letter;
    const answer = await change('retryMessage', (requestId) => ({ requestId, messageId }));
    if (!answer.ok) return setOutcome(refusalOf(t, answer.failure));
    setWatched((before) => [letter, ...before.filter((one) => one.messageId !== messageId)]);
    place.current?.focus();
  }

  return (
    <div className={styles.view}>
      <p className={styles.intro}>{t('service.letter.intro')}</p>
      <OutcomeMessage outcome={outcome} />
      <WatchedLetters letters={watched} lenderName={lenderName} />
      <PagedList
        label={t('operator.titles.dead-letters')}
        columns={[
          [t('service.letter.message')],
          [t('service.list.application')],
          [t('service.letter.why'), { width: 'wide' }],
          [t('service.letter.behind')],
          [t('service.letter.act'), { isWhole: true }],
        ]}
        query={query}
        rowsOf={({ messages }) =>
          messages.map((letter) => ({
            id: letter.messageId,
            cells: [
              ...letterCells(translator, letter, lenderName),
              <Acts
                key="acts"
                names={namesOf(t, letter, lenderName)}
                busy={busy}
                onRetry={() => void retry(letter)}
                onDrop={() => {
                  setOutcome(null);
                  setDropping(letter);
                }}
              />,
            ],
          }))
        }
        nextOf={({ messages, isLastPage }) =>
          isLastPage ? null : (messages.at(-1)?.messageId ?? null)
        }
        pages={pages}
        empty={t('service.letter.empty')}
        place={place}
      />
      {dropping !== null && (
        <DropLetter
          letter={dropping}
          names={namesOf(t, dropping, lenderName)}
          onClose={() => setDropping(null)}
          onEnd={(end) => {
            setDropping(null);
            setOutcome(end);
            if (end.kind === 'success') place.current?.focus();
          }}
        />
      )}
    </div>
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

const refusalOf = (t: Translator['t'], failure: GatewayFailure): Outcome =>
  failure.kind === 'refused' && failure.status === 409
    ? { kind: 'failure', text: t('service.letter.conflict') }
    : failureOutcome(t, failure);

import { useQuery } from '@tanstack/react-query';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { DeskPerson } from '#contract/desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import type { Desk } from '#renderer/platform/platform.ts';
import { space, token } from '#renderer/theme/token.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

const useStyles = makeStyles({
  title: { cursor: 'pointer', minHeight: '44px', lineHeight: '44px' },
  list: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0, padding: 0 },
  person: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** Who else uses this computer, to take off whoever has left. A browser knows nobody but who is signed in. */
export function PeopleHere() {
  const desk = usePlatform().host?.desk ?? null;
  const { userId } = useSession();
  const { data, refetch } = useQuery({
    queryKey: [userId, 'people-here'],
    enabled: desk !== null,
    gcTime: 0,
    queryFn: () => desk?.people() ?? [],
  });
  const others = (data ?? []).filter((each) => each.userId !== userId);
  if (desk === null || others.length === 0) return null;
  return <Others desk={desk} others={others} onChanged={() => void refetch()} />;
}

function Others({
  desk,
  others,
  onChanged,
}: {
  readonly desk: Desk;
  readonly others: readonly DeskPerson[];
  readonly onChanged: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <details>
      <summary className={styles.title}>{t('desk.people.title')}</summary>
      <p className={styles.note}>{t('desk.people.text')}</p>
      <ul className={styles.list}>
        {others.map((person) => (
          <li key={person.userId} className={styles.person}>
            <Person desk={desk} person={person} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Person({
  desk,
  person: { userId, numberEnds },
  onChanged,
}: {
  readonly desk: Desk;
  readonly person: DeskPerson;
  readonly onChanged: () => void;
}) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const [isAskingAgain, setAskingAgain] = useState(false);
  const name = numberEnds === null ? userId : t('desk.people.person', { userId, ends: numberEnds });

  async function takeOff(mayLoseUnsent: boolean): Promise<void> {
    const outcome = await desk.forget({ userId, mayLoseUnsent });
    if (outcome === 'unsent') return setAskingAgain(true);
    const said = outcome === 'here' ? 'here' : 'forgotten';
    showToast({ text: t(`desk.people.${said}`, { person: name }) });
    onChanged();
  }
  const question = {
    title: t('desk.people.question', { person: name }),
    no: t('desk.people.no'),
    yes: t('desk.people.yes'),
  };
  return (
    <>
      <span>{name}</span>
      <AskedButton
        kind="subtle"
        question={{ ...question, text: t('desk.people.loses') }}
        onYes={() => void takeOff(false)}
      >
        {t('desk.people.remove', { person: name })}
      </AskedButton>
      {isAskingAgain && (
        <Question
          {...question}
          text={t('desk.people.unsent')}
          onAnswer={(yes) => {
            setAskingAgain(false);
            if (yes) void takeOff(true);
          }}
        />
      )}
    </>
  );
}

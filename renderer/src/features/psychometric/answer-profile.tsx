import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { type Answers, summaryOf } from '#renderer/features/psychometric/answers.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  profile: { display: 'flex', flexDirection: 'column', gap: space.l },
  title: { fontSize: token.fontSizeBase600 },
  about: { display: 'grid', gap: space.m, [from.md]: { gridTemplateColumns: '1fr 1fr' } },
  note: {
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusMedium,
  },
  small: { fontSize: token.fontSizeBase400, marginBottom: space.xs },
  topics: { margin: 0, padding: 0, listStyle: 'none' },
  topic: { padding: `${space.s} 0`, borderTop: `1px solid ${token.colorNeutralStroke2}` },
  answer: { color: token.colorNeutralForeground2 },
});

/** Summary of the answers, with what it is and is not. Takes the focus when it appears. */
export function AnswerProfile({
  answers,
  onChange,
  onAgain,
}: {
  readonly answers: Answers;
  readonly onChange: () => void;
  readonly onAgain: () => void;
}) {
  const psychometric = useContent('psychometric');
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { profile, done } = psychometric;
  return (
    <div className={styles.profile}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {profile.heading}
      </h2>
      <p role="status">{done}</p>
      <div className={styles.about}>
        {[profile.is, profile.isNot].map((about) => (
          <section key={about.heading} className={styles.note}>
            <h3 className={styles.small}>{about.heading}</h3>
            <p>{about.text}</p>
          </section>
        ))}
      </div>
      <ul className={styles.topics}>
        {summaryOf(answers, psychometric).map(({ id, title, answer, text }) => (
          <li key={id} className={styles.topic}>
            <h3 className={styles.small}>{title}</h3>
            <p>{text}</p>
            <p className={styles.answer}>{t('psychometric.answer', { answer })}</p>
          </li>
        ))}
      </ul>
      <FormActions>
        <Button onClick={onChange}>{t('psychometric.change')}</Button>
        <Button onClick={onAgain}>{t('psychometric.again')}</Button>
      </FormActions>
    </div>
  );
}

import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { LEFT_CODES } from '#contract/operators/review.ts';
import type { Report } from '#renderer/features/operator/queue/several/use-several.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.xs,
    alignSelf: 'stretch',
    padding: space.m,
    border: `1px solid ${token.colorBrandStroke1}`,
    borderRadius: token.borderRadiusXLarge,
    backgroundColor: token.colorNeutralBackground1,
  },
  text: { margin: 0, overflowWrap: 'anywhere' },
});

/** What became of several applications, until it is closed: how many were done, and why each of the others was left. */
export function SeveralReport({
  report: { act, colleague, done, left },
  onClose,
}: {
  readonly report: Report;
  readonly onClose: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const part = useRef<HTMLDivElement>(null);
  // What was pressed may be gone.
  useEffect(() => part.current?.focus(), []);
  const listed = new Intl.ListFormat(language);
  const lines = LEFT_CODES.flatMap((code) => {
    const numbers = left.filter((each) => each.code === code).map(({ number }) => number);
    if (numbers.length === 0) return [];
    return [
      t(`queue.several.left.${code}`, { count: numbers.length, numbers: listed.format(numbers) }),
    ];
  });
  return (
    <div
      ref={part}
      role="group"
      aria-label={t('queue.several.report')}
      tabIndex={-1}
      className={styles.part}
    >
      <div role="status">
        <p className={styles.text}>
          {t(`queue.several.done.${act}`, { count: done.length, colleague })}
        </p>
        {lines.map((line) => (
          <p key={line} className={styles.text}>
            {line}
          </p>
        ))}
      </div>
      <Button onClick={onClose}>{t('queue.several.close')}</Button>
    </div>
  );
}

import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';
import { useButtonClass } from '#renderer/ui/button-link.tsx';
import { Modal } from '#renderer/ui/modal.tsx';

const YES = 'yes';

const useStyles = makeStyles({
  question: { display: 'flex', flexDirection: 'column', gap: space.m },
  title: { fontSize: token.fontSizeBase500 },
  answers: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/** Asks before something is lost. Not losing it is the first answer, and what Esc means. */
export function Question({
  title,
  text,
  no,
  yes,
  onAnswer,
}: {
  readonly title: string;
  readonly text: string;
  readonly no: string;
  readonly yes: string;
  readonly onAnswer: (yes: boolean) => void;
}) {
  const styles = useStyles();
  const first = useButtonClass('primary');
  const second = useButtonClass('secondary');
  return (
    <Modal label={title} onClose={(value) => onAnswer(value === YES)}>
      <form method="dialog" className={styles.question}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        <div className={styles.answers}>
          <button value="no" className={first}>
            {no}
          </button>
          <button value={YES} className={second}>
            {yes}
          </button>
        </div>
      </form>
    </Modal>
  );
}

import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', gap: space.s },
  heading: { fontSize: token.fontSizeBase500 },
  label: { fontWeight: token.fontWeightSemibold },
  row: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
  field: {
    flex: '1 1 12rem',
    minWidth: 0,
    minHeight: '48px',
    padding: `0 ${space.s}`,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStrokeAccessible}`,
    borderRadius: token.borderRadiusLarge,
    color: token.colorNeutralForeground1,
    font: 'inherit',
  },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  answer: {
    position: 'fixed',
    inset: 'auto 0 2rem',
    maxWidth: 'min(32rem, calc(100vw - 2rem))',
    margin: '0 auto',
    padding: space.l,
    border: 'none',
    borderRadius: token.borderRadius2XLarge,
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    boxShadow: token.portalShadow,
  },
});

/** There is no subscription service: the box says so before and after the button, and sends nothing. */
export function Newsletter() {
  const home = useContent('home');
  const styles = useStyles();
  const button = useButtonClass('secondary');
  const id = useId();
  const { heading, text, fieldLabel, button: label, honestNote, answer } = home.newsletter;
  return (
    <section className={styles.box}>
      <h3 className={styles.heading}>{heading}</h3>
      <p>{text}</p>
      <label htmlFor={`${id}field`} className={styles.label}>
        {fieldLabel}
      </label>
      <div className={styles.row}>
        <input
          id={`${id}field`}
          type="email"
          autoComplete="email"
          className={styles.field}
          aria-describedby={`${id}note`}
        />
        <button
          type="button"
          className={button}
          popoverTarget={`${id}answer`}
          aria-describedby={`${id}note`}
        >
          {label}
        </button>
      </div>
      <p id={`${id}note`} className={styles.note}>
        {honestNote}
      </p>
      <p id={`${id}answer`} popover="auto" role="alert" className={styles.answer}>
        {answer}
      </p>
    </section>
  );
}

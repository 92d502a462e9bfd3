import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'flex-start', gap: space.s, minHeight: '44px' },
  box: {
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    flexShrink: 0,
    accentColor: token.colorBrandBackground,
  },
});

/** A box to tick that takes effect at once. In a form that is sent, use `CheckboxField`. */
export function TickBox({
  label,
  ticked,
  onChange,
}: {
  readonly label: string;
  readonly ticked: boolean;
  readonly onChange: (ticked: boolean) => void;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        type="checkbox"
        id={id}
        checked={ticked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className={styles.box}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

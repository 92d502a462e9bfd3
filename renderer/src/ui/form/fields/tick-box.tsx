import { Checkbox } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ComponentProps, ReactNode } from 'react';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  box: { minHeight: '44px', alignItems: 'flex-start' },
  // Fluent greys what is not ticked, as if it could be skipped.
  label: {
    color: token.colorNeutralForeground1,
    fontSize: token.fontSizeBase400,
    lineHeight: '1.5',
  },
});

/** A checkbox that takes effect immediately. In a form that is submitted, use `CheckboxField`. */
export function TickBox({
  label,
  ticked,
  onChange,
  ...control
}: Pick<
  ComponentProps<typeof Checkbox>,
  'aria-invalid' | 'aria-describedby' | 'required' | 'name' | 'onBlur' | 'ref'
> & {
  readonly label: ReactNode;
  readonly ticked: boolean;
  readonly onChange: (ticked: boolean) => void;
}) {
  const styles = useStyles();
  return (
    <Checkbox
      {...control}
      size="large"
      className={styles.box}
      label={{ children: label, className: styles.label }}
      checked={ticked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

import { makeStyles } from '@griffel/react';
import type { ComponentProps } from 'react';
import { space } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s, '& button': { minHeight: '44px' } },
});

/** A form whose errors are told by its fields, not by the browser's bubbles. */
export function Form(props: Omit<ComponentProps<'form'>, 'noValidate' | 'className'>) {
  return <form {...props} noValidate className={useStyles().form} />;
}

export function FormActions({ children }: Pick<ComponentProps<'div'>, 'children'>) {
  return <div className={useStyles().actions}>{children}</div>;
}

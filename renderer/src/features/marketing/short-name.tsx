import { makeStyles } from '@griffel/react';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  name: {
    alignSelf: 'start',
    padding: '0.125rem 0.625rem',
    borderRadius: token.borderRadiusCircular,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightSemibold,
  },
});

/** The abbreviation of a type of company, as a tag above its name. */
export function ShortName({ children }: { readonly children: string }) {
  return <span className={useStyles().name}>{children}</span>;
}

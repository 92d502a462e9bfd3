import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import { useBrand } from '#renderer/i18n/use-brand.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Logo } from '#renderer/ui/pictures/logo.tsx';

const useStyles = makeStyles({
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: '44px',
    color: 'inherit',
    textDecorationLine: 'none',
    fontWeight: token.fontWeightSemibold,
    fontSize: token.fontSizeBase500,
  },
});

/** Link from the consumer area to the home page. */
export function BrandLink() {
  return (
    <PortalLink to="/" className={useStyles().brand}>
      <Logo size={32} />
      {useBrand().name}
    </PortalLink>
  );
}

import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  // On paper's white in the dark as well: most logos are drawn for it.
  logo: {
    alignSelf: 'start',
    maxWidth: '12rem',
    maxHeight: '4.5rem',
    padding: space.xs,
    backgroundColor: token.portalPaper,
    borderRadius: token.borderRadiusMedium,
    objectFit: 'contain',
    [onPaper]: { maxWidth: '45mm', maxHeight: '18mm', padding: 0 },
  },
});

/** A dealer's logo: a PNG in base64, checked when it was saved. */
export function DealerLogo({ logo, name }: { readonly logo: string; readonly name: string }) {
  const { t } = useTranslation();
  return (
    <img
      src={`data:image/png;base64,${logo}`}
      alt={t('quoteSheet.logo', { name })}
      className={useStyles().logo}
    />
  );
}

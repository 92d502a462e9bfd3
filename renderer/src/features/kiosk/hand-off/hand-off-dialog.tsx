import { makeStyles } from '@griffel/react';
import { appsOf } from '#renderer/content/brand/brand.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import {
  HAND_OFF_TITLES,
  kindOfAddress,
  readableAddress,
} from '#renderer/features/kiosk/hand-off/hand-off.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { QrCode } from '#renderer/ui/pictures/qr-code.tsx';

const useStyles = makeStyles({
  address: {
    maxWidth: '100%',
    fontSize: token.fontSizeBase400,
    fontWeight: token.fontWeightSemibold,
    overflowWrap: 'anywhere',
    userSelect: 'text',
  },
});

/** Hands an address over to the visitor's own phone, since the terminal opens no other sites. */
export function HandOffDialog({
  address,
  onClose,
}: {
  readonly address: string;
  readonly onClose: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const stores = appsOf(useBrand()).map(({ url }) => url);
  const readable = readableAddress(address);
  return (
    <Dialog
      title={t(HAND_OFF_TITLES[kindOfAddress(address, stores)])}
      centred
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('handOff.close')}
        </Button>
      }
    >
      <p>{t('handOff.text')}</p>
      <QrCode text={address} label={t('handOff.code', { address: readable })} />
      <p className={styles.address}>{readable}</p>
    </Dialog>
  );
}

import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { type Start, exampleStart } from '#renderer/features/calculator/quote/start.ts';
import { VehiclePrice } from '#renderer/features/calculator/quote/vehicle-price.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  points: { display: 'flex', flexDirection: 'column', gap: space.s },
  ways: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
});

/** Other ways to start than a loan amount: the price of a vehicle, or a current example. */
export function StartingPoints({
  start,
  onChange,
  onReplace,
}: {
  readonly start: Start;
  readonly onChange: (start: Start) => void;
  /** Replaces all figures; the previous ones can be restored. */
  readonly onReplace: (start: Start) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.points}>
      <div className={styles.ways}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('vehicle.title')}
        </Button>
        <Button
          onClick={() => {
            setOpen(true);
            onReplace(exampleStart(start.quote));
          }}
        >
          {t('vehicle.tryExample')}
        </Button>
      </div>
      {open && <VehiclePrice start={start} onChange={onChange} />}
    </div>
  );
}

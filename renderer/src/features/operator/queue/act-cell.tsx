import { Button } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { CellProps } from '#renderer/features/operator/queue/cell-props.ts';
import { claimActOf } from '#renderer/features/operator/queue/use-claims.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { usePageActions } from '#renderer/ui/staff/page-actions.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  // The portal's own button is too large for a row of a list.
  button: {
    minWidth: '5.5rem',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    [from.lg]: { minHeight: '36px' },
  },
  note: { fontSize: token.fontSizeBase200, fontWeight: token.fontWeightSemibold },
});

/** Claims or releases an application, and reports the result. */
export function ActCell({ row, claims, onAct }: Pick<CellProps, 'row' | 'claims' | 'onAct'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { number } = row;
  const act = useMay()('claimApplication') ? claimActOf(row) : null;
  const note = claims.notes.get(number);
  const name = act === null ? '' : t(`queue.${act}One`, { number });
  usePageActions(
    act === null ? [] : [{ text: name, isOneOfMany: true, run: () => onAct(act, row) }],
  );
  return (
    <div className={styles.part}>
      {act !== null && (
        <Button
          aria-disabled={claims.busyWith !== null || undefined}
          className={styles.button}
          aria-label={name}
          aria-keyshortcuts={act === 'claim' ? 'C' : 'R'}
          // The second click of a double-click would undo the first.
          onClick={({ detail }) => {
            if (detail < 2) onAct(act, row);
          }}
        >
          {t(`queue.${act}`)}
        </Button>
      )}
      <span role="alert" className={styles.note}>
        {note}
      </span>
    </div>
  );
}

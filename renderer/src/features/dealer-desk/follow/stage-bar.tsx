import { makeStyles, mergeClasses } from '@griffel/react';
import type { FollowedStage } from '#domain/lending/followed.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { below } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

/** The way of an application that goes well. */
const WAY = [
  'filling-in',
  'being-checked',
  'with-lenders',
  'agreed',
  'delivery',
  'paid',
] as const satisfies readonly FollowedStage[];

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: `repeat(${WAY.length}, minmax(0, 1fr))`,
    columnGap: '4px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  stage: {
    paddingTop: space.xs,
    borderTop: `6px solid ${token.colorNeutralStroke1}`,
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
  },
  // What is behind is whole, what is ahead is thin: never told apart by colour alone.
  done: { borderTopColor: token.colorBrandBackground },
  now: {
    borderTopColor: token.colorBrandBackground,
    color: token.colorNeutralForeground1,
    fontWeight: token.fontWeightSemibold,
  },
  ahead: { borderTopStyle: 'dotted' },
  unseen: visuallyHidden,
  // Six names have no room next to each other there.
  name: { [below.md]: visuallyHidden },
  short: { margin: `${space.xs} 0 0`, fontWeight: token.fontWeightSemibold },
  onPhone: { display: 'none', [below.md]: { display: 'block' } },
});

/** Which stages are behind, which is now, and which are ahead. Nothing of one that has ended: it is on no way. */
export function StageBar({ stage }: { readonly stage: FollowedStage }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (stage === 'ended') return null;
  // The customer is asked for something while it is being checked.
  const at = WAY.indexOf(stage === 'asked-of-customer' ? 'being-checked' : stage);
  const nameOf = (each: FollowedStage) => t(`following.stages.${each}`);
  return (
    <div>
      <ol aria-label={t('following.bar.label')} className={styles.bar}>
        {WAY.map((each, index) => {
          const position = positionOf(index, at);
          return (
            <li
              key={each}
              aria-current={position === 'now' ? 'step' : undefined}
              className={mergeClasses(styles.stage, styles[position])}
            >
              <span className={styles.name}>{nameOf(index === at ? stage : each)}</span>
              <span className={styles.unseen}> {t(`following.bar.${position}`)}</span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className={mergeClasses(styles.short, styles.onPhone)}>
        {t('following.bar.short', { at: at + 1, count: WAY.length, stage: nameOf(stage) })}
      </p>
    </div>
  );
}

function positionOf(index: number, at: number): 'done' | 'now' | 'ahead' {
  if (index === at) return 'now';
  return index < at ? 'done' : 'ahead';
}

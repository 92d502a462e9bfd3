import { makeStyles, mergeClasses } from '@griffel/react';
import { GATEWAY_LANGUAGE } from '#contract/languages.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  box: {
    padding: `${space.s} ${space.m}`,
    borderRadius: token.borderRadiusMedium,
    borderLeft: '4px solid',
    fontWeight: token.fontWeightSemibold,
    ':empty': { display: 'none' },
  },
  success: {
    backgroundColor: token.colorPaletteGreenBackground1,
    color: token.colorPaletteGreenForeground1,
  },
  failure: {
    backgroundColor: token.colorPaletteRedBackground1,
    color: token.colorPaletteRedForeground1,
  },
});

export type Outcome = {
  readonly kind: 'success' | 'failure';
  readonly text: string;
  /** What the gateway said about it, in its own words. */
  readonly quoted?: string | undefined;
};

/** What came of the last attempt, shown in the page and announced: politely when it went well, at once when not. */
export function OutcomeMessage({ outcome }: { readonly outcome: Outcome | null }) {
  const styles = useStyles();
  return (
    <>
      <div role="status" className={mergeClasses(styles.box, styles.success)}>
        {outcome?.kind === 'success' ? outcome.text : null}
      </div>
      <div role="alert" className={mergeClasses(styles.box, styles.failure)}>
        {outcome?.kind === 'failure' ? outcome.text : null}
        {outcome?.quoted !== undefined && <span lang={GATEWAY_LANGUAGE}> {outcome.quoted}</span>}
      </div>
    </>
  );
}

import { makeStyles } from '@griffel/react';
import { useDraftState } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { StepLink } from '#renderer/features/applications/wizard/steps/step-link.tsx';
import { type Left, stepOf } from '#renderer/features/applications/wizard/steps/left.ts';
import { leftInWords } from '#renderer/features/applications/wizard/steps/review/left-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: '1.25rem' },
});

/** What is still to be done, each with a link to its place. */
export function LeftList({ left }: { readonly left: readonly Left[] }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { application } = useDraftState();
  return (
    <ul className={styles.list}>
      {left.map((one) => (
        <li key={JSON.stringify(one)}>
          <StepLink step={stepOf(one)} field={one.kind === 'field' ? one.id : null}>
            {leftInWords(translator, one, application)}
          </StepLink>
        </li>
      ))}
    </ul>
  );
}

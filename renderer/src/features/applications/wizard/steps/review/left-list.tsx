import { makeStyles } from '@griffel/react';
import { useDraftState } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { StepLink } from '#renderer/features/applications/wizard/steps/step-link.tsx';
import { type Left, stepOf } from '#renderer/features/applications/wizard/steps/left.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { nameOfAnswer } from '#renderer/features/applications/wizard/steps/shown-text.ts';
import { nameIn } from '#domain/languages.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { PURPOSE_NAMES } from '#domain/lending/notifications/notices.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '1.25rem' },
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

/** The name of what is still to be done. Needs the words of the area `documents`. */
function leftInWords(translator: Translator, left: Left, application: Application): string {
  const { t, language } = translator;
  switch (left.kind) {
    case 'lenders':
      return t('apply.review.lenders');
    case 'guarantor':
      return t('apply.review.guarantor');
    case 'field': {
      const name = nameOfAnswer(translator, application, left.id);
      if (left.why === 'empty') return name;
      return t(left.why === 'wrong' ? 'apply.review.wrong' : 'apply.review.conflict', { name });
    }
    case 'document': {
      const kind = DOCUMENT_KINDS.find((each) => each === left.document);
      return kind === undefined ? left.document : t(`applications.document.${kind}`);
    }
    case 'consent': {
      const [purpose, lenderId] = left.key.split(':');
      const name = PURPOSE_NAMES.find((each) => each === purpose);
      const lender = application.match?.matched.find((each) => each.lender.id === lenderId)?.lender;
      const of = nameIn(lender?.names, language) ?? '';
      return t('apply.review.consent', {
        name: name === undefined ? left.key : t(`purpose.${name}`, { lender: of }),
      });
    }
  }
}

import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { KeyFace } from '#renderer/features/keyboard/key-face.tsx';
import {
  type Action,
  type Key,
  type Script,
  hasSecondScript,
  keyRows,
} from '#renderer/features/keyboard/key-rows.ts';
import type { KeyboardKind } from '#renderer/features/keyboard/kind-of-field.ts';
import {
  type TextFieldElement,
  deleteBack,
  nextFieldOf,
  typeText,
} from '#renderer/features/keyboard/text-field-element.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', gap: '6px', width: '100%', maxWidth: '84rem' },
  narrow: { maxWidth: '32rem' },
});

/** The rows of keys for one kind of field. */
export function Keys({
  kind,
  field,
}: {
  readonly kind: KeyboardKind;
  readonly field: TextFieldElement;
}) {
  const styles = useStyles();
  const { language } = useTranslation();
  const second = secondScript(language, usePlatform().host?.language);
  const [script, setScript] = useState<Script>(
    language !== 'en' && hasSecondScript(kind) ? second : 'latin',
  );
  const [shifted, setShifted] = useState(false);
  const rows = keyRows(kind, script, shifted);
  const letters = kind === 'text' || kind === 'password' || kind === 'email';
  const next = nextFieldOf(field);
  const newLine = field instanceof HTMLTextAreaElement;

  const actions: Readonly<Record<Action, () => void>> = {
    backspace: deleteBack,
    shift: () => setShifted(!shifted),
    script: () => {
      setShifted(false);
      setScript(script === 'latin' ? second : 'latin');
    },
    space: () => typeText(' '),
    enter: () => {
      if (newLine) typeText('\n');
      else if (next === null) field.blur();
      else next.focus();
    },
    hide: () => field.blur(),
  };

  function press(key: Key): void {
    if ('does' in key) {
      actions[key.does]();
      return;
    }
    typeText(key.types);
    setShifted(false);
  }

  return rows.map((row, index) => (
    <div key={index} dir="ltr" className={mergeClasses(styles.row, !letters && styles.narrow)}>
      {row.map((key) => (
        <KeyFace
          key={'does' in key ? key.does : key.types}
          of={key}
          script={script}
          second={second}
          shifted={shifted}
          enter={enterName(newLine, next !== null)}
          wide={letters}
          onPress={() => press(key)}
        />
      ))}
    </div>
  ));
}

/** The script besides Latin: the page's, or on an English page the terminal's. */
function secondScript(page: Language, terminal: Language | null | undefined) {
  if (page !== 'en') return page;
  return terminal === 'en' ? 'hi' : (terminal ?? 'hi');
}

function enterName(newLine: boolean, hasNext: boolean): 'newLine' | 'next' | 'done' {
  if (newLine) return 'newLine';
  return hasNext ? 'next' : 'done';
}

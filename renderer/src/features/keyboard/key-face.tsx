import { Button } from '@fluentui/react-components';
import { BackspaceRegular } from '@fluentui/react-icons/svg/backspace';
import { KeyboardShiftRegular } from '@fluentui/react-icons/svg/keyboard-shift';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import type { Action, Key, Script } from '#renderer/features/keyboard/key-rows.ts';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  key: {
    flex: '1 1 0',
    minWidth: 0,
    height: 'var(--keyHeight)',
    padding: 0,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    fontSize: token.fontSizeBase500,
    boxShadow: token.shadow2,
    fontWeight: token.fontWeightRegular,
    ':hover:active': { backgroundColor: token.colorBrandBackground2 },
  },
  action: {
    backgroundColor: token.colorNeutralBackground6,
    fontSize: token.fontSizeBase400,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    paddingInline: space.xs,
  },
  wide: { flex: '2 1 0' },
  glyph: { fontSize: token.fontSizeHero700 },
  space: { flex: '5 1 0' },
  enter: {
    backgroundColor: token.colorBrandBackground,
    color: token.colorNeutralForegroundOnBrand,
    fontWeight: token.fontWeightSemibold,
    ':hover': {
      backgroundColor: token.colorBrandBackground,
      color: token.colorNeutralForegroundOnBrand,
    },
    ':hover:active': {
      backgroundColor: token.colorBrandBackgroundPressed,
      color: token.colorNeutralForegroundOnBrand,
    },
  },
  pressed: {
    backgroundColor: token.colorBrandBackground,
    color: token.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: token.colorBrandBackground,
      color: token.colorNeutralForegroundOnBrand,
    },
  },
});

/** Actions shown as a symbol, which needs a larger font size than words. */
const GLYPHS: readonly Action[] = ['backspace', 'shift'];

/** One key. It is not in the tab order: people who use the Tab key have a keyboard. */
export function KeyFace({
  of,
  script,
  second,
  shifted,
  enter,
  wide,
  onPress,
}: {
  readonly of: Key;
  readonly script: Script;
  /** The script besides Latin. */
  readonly second: Exclude<Script, 'latin'>;
  readonly shifted: boolean;
  readonly enter: 'newLine' | 'next' | 'done';
  /** Whether action keys are wider than letters. */
  readonly wide: boolean;
  readonly onPress: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const latin = script === 'latin';
  if ('types' in of) {
    return (
      <Button
        tabIndex={-1}
        lang={latin ? 'en' : script}
        aria-label={of.types}
        className={styles.key}
        onClick={onPress}
      >
        {of.shows}
      </Button>
    );
  }
  const other = latin ? nameOfLanguage(second) : t('keyboard.latin');
  const faces: Readonly<Record<Action, { readonly shows: ReactNode; readonly name: string }>> = {
    backspace: { shows: <BackspaceRegular />, name: t('keyboard.backspace') },
    shift: { shows: <KeyboardShiftRegular />, name: t(latin ? 'keyboard.shift' : 'keyboard.more') },
    script: { shows: other, name: `${other}, ${t('keyboard.label')}` },
    space: { shows: t('keyboard.space'), name: t('keyboard.space') },
    enter: { shows: t(`keyboard.${enter}`), name: t(`keyboard.${enter}`) },
    hide: { shows: t('keyboard.hide'), name: t('keyboard.hide') },
  };
  const { shows, name } = faces[of.does];
  const isShift = of.does === 'shift';
  return (
    <Button
      tabIndex={-1}
      aria-label={name}
      aria-pressed={isShift ? shifted : undefined}
      className={mergeClasses(
        styles.key,
        styles.action,
        wide && styles.wide,
        GLYPHS.includes(of.does) && styles.glyph,
        of.does === 'space' && styles.space,
        of.does === 'enter' && styles.enter,
        isShift && shifted && styles.pressed,
      )}
      onClick={onPress}
    >
      {shows}
    </Button>
  );
}

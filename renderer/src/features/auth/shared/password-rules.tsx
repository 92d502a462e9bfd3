import { makeStyles, mergeClasses } from '@griffel/react';
import { PASSWORD_RULES, PASSWORD_RULE_NAMES, type PasswordRule } from '#domain/password-rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  rule: { display: 'block', '::before': { content: '"○ "' } },
  met: { color: token.colorPaletteGreenForeground1, '::before': { content: '"✓ "' } },
});

const RULE_WORDS = {
  length: 'register.ruleLength',
  letter: 'register.ruleLetter',
  digit: 'register.ruleDigit',
} as const satisfies Record<PasswordRule, string>;

/** The password rules, each ticked once it is met. */
export function PasswordRules({ password }: { readonly password: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span>
      {t('register.rules')}
      {PASSWORD_RULE_NAMES.map((name) => {
        const met = PASSWORD_RULES[name](password);
        return (
          <span key={name} className={mergeClasses(styles.rule, met && styles.met)}>
            {t(RULE_WORDS[name])} ({t(met ? 'register.ruleMet' : 'register.ruleUnmet')})
          </span>
        );
      })}
    </span>
  );
}

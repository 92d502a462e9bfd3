import { Badge, Radio, RadioGroup } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { CHECK_OUTCOMES, type Stated } from '#domain/lending/document-checks.ts';
import {
  checkInWords,
  statedInWords,
} from '#renderer/features/operator/application/documents/check-words.ts';
import {
  NumberForm,
  ReadNumber,
} from '#renderer/features/operator/application/documents/number-form.tsx';
import type {
  Checks,
  ShownCheck,
} from '#renderer/features/operator/application/documents/use-checks.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
  title: { margin: 0 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  one: {
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
  },
  name: { fontSize: token.fontSizeBase300 },
  label: { color: token.colorNeutralForeground2 },
  value: {
    fontWeight: token.fontWeightSemibold,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  choices: { flexWrap: 'wrap', columnGap: space.s, minWidth: 0 },
  choice: { minHeight: '44px', alignItems: 'center' },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase200 },
});

const COLOURS = { yes: 'success', no: 'danger', unreadable: 'warning' } as const;

/** What the document should prove, check by check, beside what was typed; answered by whoever checks it, read by others. */
export function Checklist({
  checks,
  stated,
  isSeen,
}: {
  readonly checks: Checks;
  readonly stated: Stated;
  /** Whether the document has loaded and can be viewed. */
  readonly isSeen: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (checks.all.length === 0) return null;
  return (
    <section aria-label={t('review.checks.title')} className={styles.part}>
      <h4 className={styles.title}>{t('review.checks.title')}</h4>
      <ul className={styles.list}>
        {checks.all.map((check) => (
          <li key={check.id} className={styles.one}>
            <OneCheck check={check} checks={checks} stated={stated} />
          </li>
        ))}
      </ul>
      <OutcomeMessage outcome={checks.failure} />
      {checks.mayAnswer && isSeen && checks.offersRest && (
        <FormActions>
          <Button onClick={() => checks.answer(checks.left, 'yes')}>
            {t('review.checks.rest')}
          </Button>
        </FormActions>
      )}
    </section>
  );
}

function OneCheck({
  check: { id, outcome, isOutdated },
  checks: { mayAnswer, answer },
  stated,
}: {
  readonly check: ShownCheck;
  readonly checks: Checks;
  readonly stated: Stated;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const [name, note] = [useId(), useId()];
  const value = statedInWords(translator, id, stated);
  const label = checkInWords(translator, id);
  return (
    <>
      <div id={name} className={styles.name}>
        {value === null ? (
          label
        ) : (
          <>
            <span className={styles.label}>{label}:</span>{' '}
            <span className={styles.value}>{value}</span>
          </>
        )}
      </div>
      {value !== null && id === 'identity.pan' && <NumberForm number="pan" value={value} />}
      {value !== null && id === 'bank.ifsc' && <NumberForm number="ifsc" value={value} />}
      {mayAnswer && (id === 'chassis' || id === 'registration') && <ReadNumber number={id} />}
      {isOutdated && (
        <p id={note} className={styles.note}>
          {t('review.checks.outdated')}
        </p>
      )}
      {mayAnswer ? (
        <RadioGroup
          layout="horizontal"
          aria-labelledby={name}
          aria-describedby={isOutdated ? note : undefined}
          className={styles.choices}
          value={outcome ?? ''}
          onChange={(_, { value: chosen }) => {
            const found = CHECK_OUTCOMES.find((each) => each === chosen);
            if (found !== undefined) answer([id], found);
          }}
        >
          {CHECK_OUTCOMES.map((each) => (
            <Radio
              key={each}
              value={each}
              className={styles.choice}
              label={t(`review.checks.outcome.${each}`)}
            />
          ))}
        </RadioGroup>
      ) : (
        <Badge
          appearance="tint"
          size="large"
          color={outcome === null ? 'informative' : COLOURS[outcome]}
        >
          {t(`review.checks.outcome.${outcome ?? 'none'}`)}
        </Badge>
      )}
    </>
  );
}

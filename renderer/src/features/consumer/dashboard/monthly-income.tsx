import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { makeStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { PlanForm } from '#renderer/features/consumer/plan/plan-form.tsx';
import { wholeRupees } from '#renderer/features/consumer/plan/whole-rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { Money } from '#renderer/ui/text/money.tsx';

const rules = lazyResolver(
  async () => (await import('#renderer/features/consumer/plan/plan-rules.ts')).incomeRules,
);

const useStyles = makeStyles({
  income: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusLarge,
  },
  term: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  amount: {
    fontSize: '1.5rem',
    lineHeight: '1.3',
    fontWeight: token.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The monthly income, edited in place. */
export function MonthlyIncome({
  rupees,
  onSave,
}: {
  readonly rupees: number;
  readonly onSave: (rupees: number) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => setEditing(false));
    button.current?.focus();
  }

  if (editing) {
    return (
      <IncomeForm
        rupees={rupees}
        onCancel={close}
        onSave={(next) => {
          onSave(next);
          close();
        }}
      />
    );
  }
  return (
    <div className={styles.income}>
      <div>
        <p className={styles.term}>{t('plan.income')}</p>
        <p className={styles.amount}>
          <Money amount={rupees} />
        </p>
      </div>
      <Button
        ref={button}
        icon={<EditRegular />}
        aria-label={t('plan.changeIncome')}
        onClick={() => setEditing(true)}
      >
        {t('plan.change')}
      </Button>
    </div>
  );
}

function IncomeForm({
  rupees,
  onSave,
  onCancel,
}: {
  readonly rupees: number;
  readonly onSave: (rupees: number) => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { income: rupees === 0 ? '' : String(rupees) },
  });
  return (
    <PlanForm
      form={form}
      label={t('plan.changeIncome')}
      amounts={[{ name: 'income', label: t('plan.income') }]}
      onFocus={rules.fetchAhead}
      onCancel={onCancel}
      onSave={({ income }) => onSave(wholeRupees(income))}
    />
  );
}

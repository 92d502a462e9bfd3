import { makeStyles } from '@griffel/react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  title: { margin: 0 },
  code: { fontFamily: token.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/** What the lender pays the dealer, and each transfer with its reference. */
export function OrderAndPayments({ delivery }: Pick<FollowedApplication, 'delivery'>) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  if (delivery === null || delivery.state === 'CANCELLED') return null;
  const { amount, paid, payments } = delivery;
  return (
    <Stack gap="m" as="section">
      <h3 className={styles.title}>{t('following.money.title')}</h3>
      <Facts
        facts={[
          { label: t('following.money.amount'), value: inRupees(amount) },
          { label: t('following.money.paid'), value: inRupees(paid) },
        ]}
      />
      {payments.length === 0 ? (
        <p>{t('following.money.none')}</p>
      ) : (
        <DataTable
          caption={t('following.money.payments')}
          columns={[
            t('following.money.paidOn'),
            t('following.money.sum'),
            t('following.money.utr'),
          ]}
          rows={payments.map(({ amount: sum, paidOn, reference }, index) => ({
            id: String(index),
            cells: [
              dayInWords(paidOn, language),
              inRupees(sum),
              reference === null ? (
                t('following.money.noUtr')
              ) : (
                <span className={styles.code}>{reference}</span>
              ),
            ],
          }))}
        />
      )}
    </Stack>
  );
}

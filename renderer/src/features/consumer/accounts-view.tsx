import { consumerSample } from '#renderer/content/en/consumer-sample.ts';
import { SampleCard, SampleCards } from '#renderer/features/consumer/sample-card.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { Money } from '#renderer/ui/money.tsx';
import { ShownDay } from '#renderer/ui/shown-date.tsx';

/** My Accounts: the three sample accounts of the spec. */
export function AccountsView() {
  const { t } = useTranslation();
  return (
    <SampleCards>
      {consumerSample.accounts.map((account) => (
        <SampleCard
          key={account.id}
          title={account.name}
          rows={[
            { key: 'number', term: t('consumer.accountNumber'), value: account.accountNumber },
            {
              key: 'balance',
              term: t('consumer.balance'),
              value: <Money amount={account.balanceRupees} />,
            },
            {
              key: 'rate',
              term: t('consumer.interestRate'),
              value: `${account.interestRatePercent}%`,
            },
            { key: 'type', term: t('consumer.accountType'), value: account.accountType },
            {
              key: 'open',
              term: t('consumer.openDate'),
              value: <ShownDay iso={account.openDate} />,
            },
          ]}
        />
      ))}
    </SampleCards>
  );
}

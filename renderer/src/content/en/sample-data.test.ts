import { describe, expect, test } from 'vitest';
import { consumerSample } from '#renderer/content/en/consumer-sample.ts';
import { psychometric } from '#renderer/content/en/psychometric.ts';

describe('sample data', () => {
  test('says plainly that it is a demonstration', () => {
    expect(consumerSample.demonstrationNote).toContain('demonstration');
    expect(consumerSample.profile.userType).toBe('Consumer');
    for (const { accountNumber } of consumerSample.accounts)
      expect(accountNumber).toMatch(/^SAMPLE/);
  });

  test('has every kind of account, every status of an order and six placeholder offers', () => {
    expect(consumerSample.accounts.map(({ kind }) => kind)).toEqual([
      'savings',
      'checking',
      'credit-card',
    ]);
    expect(new Set(consumerSample.orders.map(({ status }) => status))).toEqual(
      new Set(['Processing', 'Shipped', 'Delivered']),
    );
    expect(consumerSample.preApprovedOffers.slides).toHaveLength(3);
    expect(consumerSample.bestOffers.slides).toHaveLength(3);
  });

  test('adds up: the total of the summary is the sum of the accounts', () => {
    const sum = consumerSample.accounts.reduce(
      (total, { balanceRupees }) => total + balanceRupees,
      0,
    );
    expect(consumerSample.dashboard.summary.rows.at(-1)?.amountRupees).toBe(sum);
  });

  test('asks five questions with five answers', () => {
    expect(psychometric.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(psychometric.options).toEqual([
      'Strongly Agree',
      'Agree',
      'Neutral',
      'Disagree',
      'Strongly Disagree',
    ]);
  });
});

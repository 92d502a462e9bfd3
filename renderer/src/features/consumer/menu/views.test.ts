import { describe, expect, test } from 'vitest';
import { viewOf, viewPlan } from '#renderer/features/consumer/menu/views.ts';

describe('the views of the consumer area', () => {
  test('are those of the spec where nobody applies for a loan', () => {
    const { views, primary, initial } = viewPlan('off');
    expect(views).toEqual([
      'dashboard',
      'accounts',
      'orders',
      'buy-products',
      'offers',
      'loan-calculator',
      'profile',
    ]);
    expect(primary).toEqual(['dashboard', 'accounts', 'orders', 'loan-calculator']);
    expect(initial).toBe('accounts');
  });

  test('begin with My loan where people apply, and open at it for people who have applied', () => {
    expect(viewPlan('none').views[0]).toBe('my-loan');
    expect(viewPlan('none').initial).toBe('accounts');
    expect(viewPlan('some').initial).toBe('my-loan');
  });

  test('keep accounts and orders once there is an application, which are about it then', () => {
    expect(viewPlan('some').views).toEqual(viewPlan('none').views);
  });

  test.each(['off', 'unknown', 'none', 'some'] as const)(
    'fit the bar of a small window, which shows some of them (%s)',
    (standing) => {
      const { views, primary, initial } = viewPlan(standing);
      expect(primary).toHaveLength(4);
      expect(views).toEqual(expect.arrayContaining([...primary, initial]));
    },
  );

  test('are named by an entry of the history, or by none', () => {
    expect(viewOf({ view: 'my-loan' })).toBe('my-loan');
    expect(viewOf({ view: 'nowhere' })).toBeNull();
    expect(viewOf(null)).toBeNull();
  });
});

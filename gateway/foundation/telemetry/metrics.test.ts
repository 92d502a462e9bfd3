import { describe, expect, it } from 'vitest';
import { jobMetrics } from '#gateway/foundation/jobs/job-metrics.ts';
import { gatewayMetrics } from '#gateway/foundation/telemetry/metrics.ts';
import { used } from '#gateway/foundation/telemetry/used.ts';
import { watchedMailing, watchedProofs } from '#gateway/program/watched-services.ts';
import { countedCodes } from '#gateway/people/accounts/email-codes.ts';
import { succeed, fail } from '#contract/result.ts';
import { MailFailed } from '#gateway/foundation/mail/mailer.ts';

const MAIL = { to: 'asha@example.in', subject: '', body: '', language: 'en', id: 'one' };

describe('a gauge', () => {
  it('is left out while it cannot be read, and the others are shown', async () => {
    const metrics = gatewayMetrics();
    let isAway = true;
    metrics.show('gateway_notifications_waiting', async () => {
      if (isAway) throw new Error('away');
      return [[3, {}]];
    });
    metrics.show('gateway_ready', async () => [[0, {}]]);
    expect(await metrics.text()).not.toMatch(/^gateway_notifications_waiting/m);
    expect(await metrics.text()).toMatch(/^gateway_ready 0$/m);
    isAway = false;
    expect(await metrics.text()).toMatch(/^gateway_notifications_waiting 3$/m);
    isAway = true;
    expect(await metrics.text()).not.toMatch(/^gateway_notifications_waiting/m);
  });

  it('forgets what it no longer has', async () => {
    const metrics = gatewayMetrics();
    let lenders = ['one', 'two'];
    metrics.show('gateway_lender_oldest_message_seconds', async () =>
      lenders.map((lender) => [7, { lender }] as const),
    );
    expect(await metrics.text()).toContain('{lender="two"} 7');
    lenders = ['one'];
    expect(await metrics.text()).not.toContain('two');
  });
});

describe('the use of a dependency', () => {
  it('is timed and counted, by whether it failed', async () => {
    const metrics = gatewayMetrics();
    const use = { dependency: 'vault', operation: 'read' } as const;
    await used(metrics, use, async () => 'bytes');
    await expect(used(metrics, use, () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    const text = await metrics.text();
    for (const outcome of ['ok', 'failed']) {
      expect(text).toContain(
        `gateway_dependency_duration_seconds_count{dependency="vault",operation="read",outcome="${outcome}"} 1`,
      );
    }
  });

  it('does not fail when a mail server refuses one address, but when it takes no mail', async () => {
    const metrics = gatewayMetrics();
    for (const failure of [new MailFailed('550', 'mail'), new MailFailed('421', 'server')]) {
      const mailing = { portalUrl: '', mailer: () => Promise.reject(failure) };
      await expect(watchedMailing(mailing, metrics).mailer(MAIL)).rejects.toBe(failure);
    }
    const text = await metrics.text();
    expect(text).toMatch(/_count\{dependency="mail",operation="send",outcome="ok"\} 1/);
    expect(text).toMatch(/_count\{dependency="mail",operation="send",outcome="failed"\} 1/);
    expect(text).not.toContain('asha');
  });
});

describe('codes that people enter', () => {
  it('phone codes are counted by their proofs; a silent identity service refuses nobody', async () => {
    const metrics = gatewayMetrics();
    const answers = [
      succeed({ phoneNumber: '+919876543210', signedInAt: 1 }),
      fail('not-proven' as const),
      fail('unavailable' as const),
    ];
    for (const answer of answers) await watchedProofs(async () => answer, metrics)('token');
    const text = await metrics.text();
    expect(text).toContain('gateway_codes_total{kind="phone",outcome="accepted"} 1');
    expect(text).toContain('gateway_codes_total{kind="phone",outcome="refused"} 1');
    expect(text).toMatch(/_count\{dependency="identity",operation="verify",outcome="failed"\} 1/);
    expect(text).not.toContain('9876543210');
  });

  it('email codes are counted once they have been checked', async () => {
    const metrics = gatewayMetrics();
    for (const outcome of ['confirmed', 'wrong', 'none', 'busy'] as const) {
      const codes = countedCodes(
        {
          confirm: async () => outcome,
          status: () => Promise.reject(new Error('not asked')),
          make: () => Promise.reject(new Error('not asked')),
          drop: () => Promise.reject(new Error('not asked')),
        },
        metrics,
      );
      expect(await codes.confirm({ userId: 'RS1', email: 'asha@example.in' }, '1')).toBe(outcome);
    }
    const text = await metrics.text();
    expect(text).toContain('gateway_codes_total{kind="email",outcome="accepted"} 1');
    expect(text).toContain('gateway_codes_total{kind="email",outcome="refused"} 2');
  });
});

describe('a job', () => {
  it('shows when it last ended well: at first when the gateway started', async () => {
    const metrics = gatewayMetrics();
    let now = 1_000_000;
    const jobs = jobMetrics(metrics, () => now);
    jobs.expect('retention', 600_000);
    const text = async () => metrics.text();
    expect(await text()).toContain('last_success_timestamp_seconds{job="retention"} 1000');
    expect(await text()).toContain('gateway_job_interval_seconds{job="retention"} 600');
    now += 600_000;
    await expect(jobs.run('retention', () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(await text()).toContain('last_success_timestamp_seconds{job="retention"} 1000');
    await jobs.run('retention', async () => null);
    expect(await text()).toContain('last_success_timestamp_seconds{job="retention"} 1600');
    expect(await text()).toContain('gateway_job_runs_total{job="retention",outcome="failed"} 1');
    expect(await text()).toContain('gateway_job_runs_total{job="retention",outcome="done"} 1');
  });
});

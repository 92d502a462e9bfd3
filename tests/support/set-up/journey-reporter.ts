import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from 'playwright/types/testReporter';
import { executableDescription } from '#tests/processes/launch-desktop.ts';

const SLOWEST = 10;

/** What the list of results does not say: which executable is driven, how to run a failed test again, what is slow. */
class JourneyReporter implements Reporter {
  #checkout = '';
  #configFile = '';
  readonly #times: { readonly what: string; readonly seconds: number }[] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    this.#checkout = process.cwd();
    this.#configFile = relative(this.#checkout, config.configFile ?? '');
    // First, so that the stand-in is not mistaken for Electron.
    const drivesDesktop = suite.suites.some(({ title }) => title === 'desktop');
    if (drivesDesktop) process.stdout.write(`${executableDescription}\n`);
  }

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    const place = `${relative(this.#checkout, test.location.file)}:${test.location.line}`;
    const project = test.parent.project()?.name ?? '';
    this.#times.push({ what: `[${project}] ${place} ${test.title}`, seconds: duration / 1000 });
    if (status === 'skipped') {
      const why = test.annotations.find(({ type }) => type === 'skip')?.description;
      process.stdout.write(`\nSkipped: ${test.title}: ${why ?? 'no reason was given'}\n`);
      return;
    }
    if (status === test.expectedStatus) return;
    const config = this.#configFile === 'playwright.config.ts' ? [] : ['-c', this.#configFile];
    const again = ['npm run test:journeys --', ...config, `--project=${project}`, place];
    process.stdout.write(`\nFailed: ${test.title}\n  Run it again:   ${again.join(' ')}\n`);
    process.stdout.write(`  With a trace:   TRACE=1 ${again.join(' ')}\n`);
  }

  onEnd(): void {
    const slowest = this.#times.toSorted((one, other) => other.seconds - one.seconds);
    process.stdout.write(`\nThe ${SLOWEST} slowest:\n`);
    for (const { what, seconds } of slowest.slice(0, SLOWEST)) {
      process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${what}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

// Playwright asks for a default export.
export { JourneyReporter as default };

import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter';
import { executableDescription } from './launch-desktop.ts';

/** Says first of all which executable the desktop's specs drive, so that nobody takes the stand-in for Electron. */
class ExecutableReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    const drivesDesktop = suite.suites.some(({ title }) => title === 'desktop');
    if (drivesDesktop) process.stdout.write(`${executableDescription}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

// Playwright asks for a default export.
export { ExecutableReporter as default };

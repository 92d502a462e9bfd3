/** Opens what pictures are taken of, one look after the other, also for those who check the same states. */
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import type { Language } from '#domain/languages.ts';
import type { Subject } from '#tests/pictures/look.ts';
import { type Stage, loanIn, openAs } from '#tests/support/people/loans.ts';

export type Viewer = Stage & {
  readonly page: Page;
  readonly visit: (path: string) => Promise<void>;
};

/** Calls `see` with the name of each look of a subject, once the page shows it. */
export async function openLooks(
  { state, looks }: Subject,
  language: Language,
  { page, portal, lenders, visit }: Viewer,
  see: (look: string) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loan = state === null ? null : await loanIn(state, { portal, lenders }, { language });
  if (loan !== null) await openAs(loan, page, visit, '/robots.txt');
  for (const { name, path, open } of looks) {
    const wanted = typeof path === 'string' ? path : loan === null ? '/' : await path(loan);
    // Another fragment of the same address would not reload anything.
    await page.goto('about:blank');
    await visit(addressOf(wanted, baseOf(language)));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await open?.(page, portal);
    await see(name);
  }
  // What is asked of the gateway at the end is not answered any more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What can be wrong in dark colours alone; everything else is the same in both and is looked at in light ones. */
const RULES_ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it is shown now, in light and in dark colours. */
export async function faultsInLightAndDark(page: Page): Promise<string[]> {
  await showIn(page, 'light');
  const light = await faultsOf(axeOn(page));
  await showIn(page, 'dark');
  return [...light, ...(await faultsOf(axeOn(page).withRules(RULES_ABOUT_COLOURS)))];
}

/** In these colours, without the fading from the others to them. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Finished by hand: a browser without a screen may draw no frames for long.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

// Its other mode opens a page beside, which the desktop's window does not allow.
// Every rule runs; but only what is wrong is described element by element. Describing the rest takes a fifth of the time.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function faultsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** The charts of the calculator, as its journeys find them. */
import type { Page } from 'playwright/test';

export const LOAN = '/emi-calculator?amount=500000&years=5&rate=12';
export const reader = (page: Page, chart: string | RegExp) =>
  page.getByRole('slider', { name: chart }).filter({ visible: true });

export const doughnut = (page: Page) => page.getByRole('img', { name: /^Doughnut chart/ });
export const livingDoughnut = (page: Page) => page.locator('canvas').and(doughnut(page));

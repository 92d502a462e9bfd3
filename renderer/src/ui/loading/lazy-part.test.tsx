import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EditionContext } from '#renderer/i18n/edition/edition-context.ts';
import { type Edition, loadEdition } from '#renderer/i18n/edition.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const early = await loadEdition('hi', '/hi', { areas: [] });
const late = await loadEdition('hi', '/hi', { areas: ['loan-tools'] });
const later = late.translator.t('schedule.byMonth');

function Months() {
  return <p>{useTranslation().t('schedule.byMonth')}</p>;
}
const load = async () => Months;

const COPY = ['products'] as const;
function Catalogue() {
  return <p>{useContent('products').intro}</p>;
}
const loadCatalogue = async () => Catalogue;

const show = (edition: Edition, hasLaterWords: boolean) =>
  render(
    <EditionContext value={edition}>
      <LazyPart load={load} props={{}} hasLaterWords={hasLaterWords} />
    </EditionContext>,
  );

describe('a part that loads when it is opened', () => {
  it('loads together with its words', async () => {
    show({ ...early, withLater: async () => late }, true);
    expect(screen.getByRole('status').textContent).toBe(early.translator.t('shell.working'));
    expect(await screen.findByText(later)).toBeDefined();
  });

  it('loads together with its copy', async () => {
    const { contents } = await loadEdition('hi', '/hi', { areas: [], contents: ['products'] });
    render(
      <EditionContext value={early}>
        <LazyPart load={loadCatalogue} props={{}} contents={COPY} />
      </EditionContext>,
    );
    expect(await screen.findByText(contents.products?.intro ?? 'no copy')).toBeDefined();
  });

  it('loads no words where all are loaded already', async () => {
    show(late, true);
    expect(await screen.findByText(later)).toBeDefined();
  });

  it('loads no words that it does not use', async () => {
    const withLater = () => Promise.reject(new Error('nobody asked for these words'));
    show({ ...late, withLater }, false);
    expect(await screen.findByText(later)).toBeDefined();
  });

  it('says in the page’s language that its words did not load, and retries', async () => {
    let failures = 1;
    const withLater = async () => {
      failures -= 1;
      if (failures >= 0) throw new TypeError('no network');
      return late;
    };
    show({ ...early, withLater }, true);
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain(early.translator.t('errors.chunk'));
    await userEvent.click(screen.getByRole('button', { name: early.translator.t('errors.retry') }));
    expect(await screen.findByText(later)).toBeDefined();
  });
});

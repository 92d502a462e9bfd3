import { expect, test } from 'vitest';
import { BRANCH_PLACE } from '#contract/first-pages.ts';
import { firstPages } from '#main/origin/first-pages.ts';

const INLINE = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] } as const;

function pagesOf(files: Readonly<Record<string, string>>, branch: string | null = null) {
  return firstPages({
    output: '/program',
    hasApplications: true,
    branch,
    readFile: async (path) => {
      const text = files[path];
      if (text === undefined) throw new Error('ENOENT');
      return new TextEncoder().encode(text);
    },
  });
}

const HASHES = JSON.stringify({
  'terminal-in-branch-hi-applications.html': INLINE,
  'showroom-en-applications.html': INLINE,
});

test('a page is read in its language, with the name of the branch as text and what its policy allows', async () => {
  const pages = pagesOf(
    {
      '/program/first-pages/hashes.json': HASHES,
      '/program/first-pages/terminal-in-branch-hi-applications.html': `<p>${BRANCH_PLACE}</p>`,
    },
    '<b> & "Nagpur" $&',
  );
  expect(await pages('terminal-in-branch', 'hi')).toEqual({
    html: '<p>&lt;b&gt; &amp; &quot;Nagpur&quot; $&amp;</p>',
    inline: INLINE,
  });
});

test('without a language the page is in the portal’s own', async () => {
  const pages = pagesOf({
    '/program/first-pages/hashes.json': HASHES,
    '/program/first-pages/showroom-en-applications.html': '<h1>',
  });
  expect((await pages('showroom', null))?.html).toBe('<h1>');
});

test('a page or hashes that are missing give none, so that the bundle’s own page is shown', async () => {
  expect(await pagesOf({})('showroom', 'en')).toBeNull();
  const pages = pagesOf({ '/program/first-pages/hashes.json': HASHES });
  expect(await pages('showroom', 'en')).toBeNull();
  expect(await pages('desk', 'en')).toBeNull();
});

/**
 * An inline script on every web page, so it is small. It points the sign-in link of signed-in people to their account, remembers
 * which language is chosen, and fetches the rest (entries/after-load.ts) once the page has loaded.
 */
import { chooseLanguage } from './chosen-language.ts';

const { src = '' } = document.currentScript?.dataset ?? {};

/**
 * Points the sign-in link of signed-in people to their account: a prerendered page shows everybody the sign-in link.
 */
function leadToAccount(): void {
  if (localStorage.getItem('userId') === null) return;
  document.querySelectorAll<HTMLAnchorElement>('a[data-account]').forEach((link) => {
    link.href = link.dataset['account'] ?? link.href;
    link.textContent = link.dataset['label'] ?? link.textContent;
  });
}

leadToAccount();
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[lang]') : null;
  if (link !== null && link.hreflang !== '') chooseLanguage(link.hreflang);
});
addEventListener('load', () => void import(/* @vite-ignore */ src).catch(() => undefined));

/** The file of a page in the built site. A static host serves `about.html` at `/about`. */
export function fileOf(page: string): string {
  if (page === '/') return 'index.html';
  return page === 'not-found' ? '404.html' : `${page.replace(/^\//, '')}.html`;
}

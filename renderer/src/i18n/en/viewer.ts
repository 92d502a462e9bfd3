/** English. Looking at a document. */
export const viewer = {
  viewer: {
    loading: 'Opening the document…',
    bar: 'View of the document',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitWidth: 'Fit to width',
    turn: 'Turn to the right',
    before: 'Previous page',
    after: 'Next page',
    page: 'Page',
    of: 'of {{pages}}',
    place: 'Page {{page}} of {{pages}}',
    named: '{{name}}: {{place}}',
    zoom: '{{percent}} %',
    turned: 'turned by {{degrees}}°',
    keys: 'Keys, while the document has the focus: + and − zoom, 0 fits it to the width, R turns it, arrow keys scroll.',
    keysOfPages:
      'Keys, while the document has the focus: + and − zoom, 0 fits it to the width, R turns it, arrow keys scroll, Page Up and Page Down change the page.',
    problem: {
      locked:
        'This PDF is locked with a password and cannot be shown. Ask for a copy without a password.',
      broken: 'This document is damaged and cannot be shown. Ask for it again.',
      blank:
        'A picture on this page cannot be shown, so a part of the page is blank. Ask for the document again, as a photo or in another PDF.',
      page: 'This page is damaged and cannot be shown. Ask for the document again.',
    },
  },
} as const;

/** Every word that the main process itself shows: menu, dialogues, and the still pages that need no renderer bundle. */
export const words = {
  appName: 'RinSetu',
  still: {
    wait: { title: 'Please wait', text: 'This page will be back in a moment.' },
    locked: {
      title: 'This terminal is not ready',
      text: 'Please ask a member of staff for help.',
      forStaff: 'For staff: the configuration cannot be used.',
      line: (line: number, column: number) => `line ${line}, column ${column}`,
    },
  },
  savePdf: { title: 'Save as PDF', kind: 'PDF document' },
  menu: {
    file: '&File',
    print: 'Print…',
    savePdf: 'Save as PDF…',
    edit: '&Edit',
    view: '&View',
    go: '&Go',
    back: 'Back',
    forward: 'Forward',
    home: 'Home',
    window: '&Window',
    help: '&Help',
    support: 'Support',
    logs: 'Show log files',
  },
  untitled: 'RinSetu document',
  cannotStart: 'RinSetu cannot start',
} as const;

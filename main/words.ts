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
  update: {
    title: 'A newer version of RinSetu',
    available: (version: string) => `RinSetu ${version} is available.`,
    askAdministrator:
      'Your computer’s administrator installs it. You can go on working with this version.',
    ready: (version: string) => `RinSetu ${version} is ready to install.`,
    restartAsks:
      'RinSetu closes, installs it and opens again. What you have typed and not sent is lost.',
    restart: 'Restart now',
    later: 'Later',
    ok: 'OK',
  },
  untitled: 'RinSetu document',
  cannotStart: 'RinSetu cannot start',
} as const;

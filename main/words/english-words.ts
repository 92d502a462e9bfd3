import { PROGRAM_NAME, type Words } from '#main/words/words.ts';

/** `&` marks the letter that opens a menu from the keyboard, on Windows and Linux. */
export const english: Words = {
  fallback: {
    wait: { title: 'Please wait', text: 'This page will be back in a moment.' },
    outOfService: {
      title: 'This terminal is out of service',
      text: 'Please go to the counter. We are happy to help you there.',
    },
    locked: {
      title: 'This terminal is not ready',
      text: 'Please ask a member of staff for help.',
    },
  },
  reminder: {
    one: '{} call or other step is due today.',
    other: '{} calls or other steps are due today.',
  },
  savePdf: { title: 'Save as PDF', kind: 'PDF document' },
  menu: {
    file: '&File',
    print: 'Print…',
    savePdf: 'Save as PDF…',
    lock: 'Lock',
    quit: `Quit ${PROGRAM_NAME}`,
    edit: '&Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    delete: 'Delete',
    selectAll: 'Select all',
    view: '&View',
    reload: 'Reload',
    actualSize: 'Actual size',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fullScreen: 'Full screen',
    go: '&Go',
    back: 'Back',
    forward: 'Forward',
    today: 'Today',
    leads: 'Leads',
    following: 'Following',
    home: 'Home page of the site',
    window: '&Window',
    minimize: 'Minimise',
    zoom: 'Zoom',
    bringToFront: 'Bring all to front',
    close: 'Close window',
    help: '&Help',
    support: 'Support',
    logs: 'Show log files',
    about: `About ${PROGRAM_NAME}`,
    services: 'Services',
    hide: `Hide ${PROGRAM_NAME}`,
    hideOthers: 'Hide others',
    showAll: 'Show all',
  },
  unsaved: {
    asks: 'Leave without saving?',
    lost: 'You have changed something and not saved it. If you leave now, the changes are lost.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  update: {
    title: `A newer version of ${PROGRAM_NAME}`,
    available: (version) => `${PROGRAM_NAME} ${version} is available.`,
    askAdministrator:
      'Your computer’s administrator installs it. You can go on working with this version.',
    ready: (version) => `${PROGRAM_NAME} ${version} is ready to install.`,
    restartAsks: `${PROGRAM_NAME} closes, installs it and opens again. You are asked before unsaved changes are lost; finish or send a form that you have only begun.`,
    restart: 'Restart now',
    later: 'Later',
    ok: 'OK',
  },
  untitled: `${PROGRAM_NAME} document`,
  cannotStart: `${PROGRAM_NAME} cannot start`,
};

/** What only staff read, always in English: they pass it on to those who can fix it. */
export const forStaff = {
  cannotBeUsed: 'For staff: the configuration cannot be used.',
  place: (line: number, column: number) => `line ${line}, column ${column}`,
} as const;

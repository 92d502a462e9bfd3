/**
 * Every word that the main process itself shows: menu, dialogues, and the fallback pages that need no renderer bundle.
 * `{{program}}` is its name. `reminder` is a notification of the system: no names, since others may read it. `today`, `leads` and
 * `following` are named as on the dealer's desk; `zoom` is macOS' own word for a window as large as its content; `untitled` is
 * suggested as the name of a file. `&` marks the letter that opens a menu from the keyboard, on Windows and Linux.
 */
export const program = {
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
    one: '{{count}} call or other step is due today.',
    other: '{{count}} calls or other steps are due today.',
  },
  savePdf: { title: 'Save as PDF', kind: 'PDF document' },
  menu: {
    file: '&File',
    print: 'Print…',
    savePdf: 'Save as PDF…',
    lock: 'Lock',
    quit: 'Quit {{program}}',
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
    about: 'About {{program}}',
    services: 'Services',
    hide: 'Hide {{program}}',
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
    title: 'A newer version of {{program}}',
    available: '{{program}} {{version}} is available.',
    askAdministrator:
      'Your computer’s administrator installs it. You can go on working with this version.',
    ready: '{{program}} {{version}} is ready to install.',
    restartAsks:
      '{{program}} closes, installs it and opens again. You are asked before unsaved changes are lost; finish or send a form that you have only begun.',
    restart: 'Restart now',
    later: 'Later',
    ok: 'OK',
  },
  untitled: '{{program}} document',
  cannotStart: '{{program}} cannot start',
} as const;

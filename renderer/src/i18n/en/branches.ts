/** English. The search of /branches. */
export const branches = {
  branches: {
    label: 'Location',
    hint: 'A city, town or state, or a PIN code: Mumbai, Bengaluru, 110001',
    search: 'Search',
    showAll: 'Show all branches',
    withoutScript: 'The search needs JavaScript. This table lists every branch.',
    all: 'All {{count}} branches',
    found: {
      one: '{{count}} result for “{{place}}”',
      other: '{{count}} results for “{{place}}”',
    },
    notExactly: 'No place is called exactly “{{place}}”.',
    alike: 'Showing branches and offices for {{name}}.',
    near: 'We have no branch or office in {{place}} yet. The nearest:',
    none: 'No branch or office matches “{{place}}”.',
    noneAdvice:
      'Check the spelling, try the nearest large city, or type the first three digits of the PIN code. You can also see all branches, or ask us at',
    why: {
      name: 'Matches “{{what}}”',
      pin: 'Serves PIN codes starting with {{what}}',
      alike: 'Closest spelling: {{what}}',
      near: 'About {{distance}} from {{place}} in a straight line',
    },
    support: 'Support',
    locateWhy:
      'Would you like to know how far each branch is? Your device works out where you are and asks you first. This page uses your location only for the distances: it neither sends nor stores it.',
    locate: 'Show distances from where I am',
    locating: 'Waiting for the location…',
    located: 'The distances are in the table, the nearest branch first.',
    refused:
      'The location is not shared with this page: it was refused, or is switched off on this device. You can still search by city or PIN code. To change it, look for the location in the settings of the browser or the device.',
    timedOut:
      'The location did not arrive in time. Try again, better near a window or with a connection, or search by city or PIN code.',
    unavailable: 'This device cannot tell where it is. You can still search by city or PIN code.',
    kilometres: '{{distance}} km',
  },
} as const;

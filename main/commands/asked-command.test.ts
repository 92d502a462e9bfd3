import { expect, test } from 'vitest';
import { askedCommand } from '#main/commands/asked-command.ts';

test.each([
  [['program'], null],
  [['program', 'rinsetu://emi-calculator', '--configuration=/a.json'], null],
  [['program', '--check'], { name: 'check', output: null }],
  [
    ['program', '--check-configuration=/new.json', '--output=/report.txt'],
    { name: 'check-configuration', file: '/new.json', output: '/report.txt' },
  ],
  [
    ['program', '--make-configurations=/fleet.csv', '--shared=/shared.json', '--folder=/made'],
    {
      name: 'make-configurations',
      table: '/fleet.csv',
      shared: '/shared.json',
      folder: '/made',
      output: null,
    },
  ],
  [['program', '--hash-pin'], { name: 'hash-pin', file: null, output: null }],
  [['program', '--hash-pin=/pin.txt'], { name: 'hash-pin', file: '/pin.txt', output: null }],
])('%j asks for %j', (argv, command) => expect(askedCommand(argv)).toEqual(command));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isConflict,
  merged,
  toSend,
  typed,
  whileSent,
} from '#renderer/features/applications/wizard/draft/merge.ts';

const ID = 'address.district';
const anyText = fc.constantFrom('', 'Jaipur', 'Ajmer', 'Kota', 'Alwar');

test('what was changed on one side only wins, whichever side it was', () => {
  fc.assert(
    fc.property(anyText, anyText, (base, text) => {
      const mine = typed(ID, base, undefined, text);
      // No one else changed it.
      expect(mine === null ? base : toSend(ID, base, mine)).toBe(text);
      // Only another device changed it: then this device has nothing to add.
      expect(typed(ID, base, undefined, base)).toBeNull();
    }),
  );
});

test('two different changes are a conflict, in which the gateway keeps what it has', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (base, text, theirs) => {
      fc.pre(text !== base && theirs !== base && theirs !== text);
      const mine = { text, base, sent: [] };
      expect(isConflict(ID, theirs, mine)).toBe(true);
      expect(toSend(ID, theirs, mine)).toBe(theirs);
      expect(merged(ID, theirs, mine)).toEqual(mine);
    }),
  );
});

test('the same change on both sides is none', () => {
  fc.assert(
    fc.property(anyText, anyText, (base, text) => {
      expect(merged(ID, text, { text, base, sent: [] })).toBeNull();
    }),
  );
});

test('what this device sent without an answer is its own, and no conflict', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (base, sent, text) => {
      const mine = whileSent(sent, { text, base, sent: [] });
      expect(isConflict(ID, sent, mine)).toBe(false);
      const next = merged(ID, sent, mine);
      expect(next === null ? sent : toSend(ID, sent, next)).toBe(text);
    }),
  );
});

test('merging again what was merged changes nothing', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, fc.array(anyText), (base, text, theirs, sent) => {
      const once = merged(ID, theirs, { text, base, sent });
      expect(once === null ? null : merged(ID, theirs, once)).toEqual(once);
    }),
  );
});

test('a text that goes back to what the gateway has stays unsaved while another is on its way', () => {
  const sent = whileSent('Ajmer', { text: 'Ajmer', base: '', sent: [] });
  expect(typed(ID, '', sent, '')).toEqual({ text: '', base: '', sent: ['Ajmer'] });
});

test('a text that cannot be read yet is kept here, and sent as nothing', () => {
  const mine = typed('identity.pan', '', undefined, 'ABC');
  expect(mine).toEqual({ text: 'ABC', base: '', sent: [] });
  expect(toSend('identity.pan', '', { text: 'ABC', base: '', sent: [] })).toBe('');
});

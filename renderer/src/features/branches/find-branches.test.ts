import { describe, expect, test } from 'vitest';
import { branches } from '#renderer/content/en/branches.ts';
import { findBranches } from '#renderer/features/branches/find-branches.ts';

const search = (place: string) => {
  const { how, branches: found } = findBranches(place, branches.samples);
  return [how, ...found.map(({ id }) => id)];
};

describe('a search for a branch', () => {
  test('shows every branch when nothing is typed', () => {
    expect(search('')).toEqual(['all', 'mumbai', 'delhi', 'bangalore']);
    expect(search(' $(.*) , ')).toEqual(['all', 'mumbai', 'delhi', 'bangalore']);
  });

  test.each([
    ['Mumbai', 'mumbai'],
    ['mUMBAI ', 'mumbai'],
    ['Múmbai', 'mumbai'],
    ['Bombay', 'mumbai'],
    ['navi-mumbai', 'mumbai'],
    ['navimumbai', 'mumbai'],
    ['mum', 'mumbai'],
    ['Thane (West)', 'mumbai'],
    ['Andheri, Mumbai', 'mumbai'],
    ['New Delhi', 'delhi'],
    ['NCR', 'delhi'],
    ['Gurgaon', 'delhi'],
    ['delhi branch', 'delhi'],
    ['Bengaluru', 'bangalore'],
    ['bang', 'bangalore'],
    ['lore', 'bangalore'],
    ['Karnataka', 'bangalore'],
  ])('understands %s', (place, id) => {
    expect(search(place)).toEqual(['match', id]);
  });

  test.each([
    ['मुंबई', 'mumbai'],
    ['बम्बई', 'mumbai'],
    ['नई दिल्ली', 'delhi'],
    ['दिल्ली', 'delhi'],
    ['गुडगांव', 'delhi'],
    ['गाज़ियाबाद', 'delhi'],
    ['बेंगलुरु', 'bangalore'],
    ['ಬೆಂಗಳೂರು', 'bangalore'],
  ])('understands %s in its own script', (place, id) => {
    expect(search(place)).toEqual(['match', id]);
  });

  test.each([
    ['400001', 'mumbai'],
    ['400 614', 'mumbai'],
    ['Pin 400 070', 'mumbai'],
    ['४००००१', 'mumbai'],
    ['401', 'mumbai'],
    ['110092', 'delhi'],
    ['122002', 'delhi'],
    ['201301', 'delhi'],
    ['56', 'bangalore'],
    ['562114', 'bangalore'],
  ])('finds the branch that serves PIN code %s', (place, id) => {
    expect(search(place)).toEqual(['match', id]);
  });

  test('offers the branches of the postal zone for a PIN code that none serves', () => {
    expect(search('411001')).toEqual(['zone', 'mumbai']);
    expect(search('Pune 411 001')).toEqual(['zone', 'mumbai']);
    expect(search('600001')).toEqual(['none']);
    expect(search('4000011')).toEqual(['none']);
  });

  test.each([
    ['Mumbia', 'mumbai'],
    ['Bombey', 'mumbai'],
    ['dehli', 'delhi'],
    ['new dehli', 'delhi'],
    ['Bangalroe', 'bangalore'],
    ['Banglor', 'bangalore'],
    ['Bengaluroo', 'bangalore'],
    ['दिल्लि', 'delhi'],
  ])('forgives the slip in %s and says so', (place, id) => {
    expect(search(place)).toEqual(['alike', id]);
  });

  test('shows several branches when a text fits several', () => {
    expect(search('b')).toEqual(['match', 'mumbai', 'delhi', 'bangalore']);
    expect(search('bo')).toEqual(['match', 'mumbai']);
    expect(search('branch')).toEqual(['match', 'mumbai', 'delhi', 'bangalore']);
    expect(search('Delhi or Mumbai')).toEqual(['match', 'mumbai', 'delhi']);
  });

  test.each(['Chennai', 'Pune', 'Goa', 'x', 'Kolkata', 'कोलकाता', 'London'])(
    'finds nothing for %s',
    (place) => {
      expect(search(place)).toEqual(['none']);
    },
  );
});

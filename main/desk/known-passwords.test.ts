import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#main/desk/hash-password.ts';
import { type KnownPasswords, MAX_WRONG, knownPasswords } from '#main/desk/known-passwords.ts';
import { verifyPin } from '#main/kiosk/staff/verify-pin.ts';

const by = (userId: string | null, password: string | null) => ({
  mobileNumber: userId === null ? '9876543210' : null,
  userId,
  password,
});

let passwords: KnownPasswords;

beforeEach(() => {
  passwords = knownPasswords({ hash: hashPassword, verify: verifyPin, log: () => {} });
});

describe('a password that the gateway has accepted in this run', () => {
  it('is recognised, with the user ID as typed, for this person only', async () => {
    passwords.remember('RS1', by('Asha@mail.example', 'correct horse 1'));
    expect(await passwords.recognises('RS1', by('asha@MAIL.example ', 'correct horse 1'))).toBe(
      true,
    );
    expect(await passwords.recognises('RS1', by('rs1', 'correct horse 1'))).toBe(true);
    expect(await passwords.recognises('RS1', by('rs1', 'Correct horse 1'))).toBe(false);
    expect(await passwords.recognises('RS1', by('rs2', 'correct horse 1'))).toBe(false);
    expect(await passwords.recognises('RS2', by('rs1', 'correct horse 1'))).toBe(false);
    expect(await passwords.recognises('RS1', by(null, null))).toBe(false);
  });

  it('is not guessed: after some wrong ones the right one does not help either', async () => {
    passwords.remember('RS1', by('rs1', 'correct horse 1'));
    await Promise.all(
      Array.from({ length: MAX_WRONG }, () => passwords.recognises('RS1', by('rs1', 'guess'))),
    );
    expect(await passwords.recognises('RS1', by('rs1', 'correct horse 1'))).toBe(false);
    passwords.remember('RS1', by('rs1', 'correct horse 1'));
    expect(await passwords.recognises('RS1', by('rs1', 'correct horse 1'))).toBe(true);
  });

  it('is forgotten with its person, and survives a sign-in by phone code', async () => {
    passwords.remember('RS1', by('rs1', 'correct horse 1'));
    passwords.remember('RS1', by(null, null));
    expect(await passwords.recognises('RS1', by('rs1', 'correct horse 1'))).toBe(true);
    passwords.forget('RS1');
    expect(await passwords.recognises('RS1', by('rs1', 'correct horse 1'))).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { smtpServer } from '#gateway/foundation/configuration/smtp-server.ts';

it('requires encryption of every mail server that is not on this machine', () => {
  expect(smtpServer('smtp://mail.example')).toStrictEqual({
    host: 'mail.example',
    port: 587,
    encryption: 'before mail',
    signIn: null,
  });
  expect(smtpServer('smtps://mail.example/')).toMatchObject({
    port: 465,
    encryption: 'from the start',
  });
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
    expect(smtpServer(`smtp://${host}:2525`)).toMatchObject({ port: 2525, encryption: 'none' });
  }
  expect(smtpServer('smtp://127.example:25')?.encryption).toBe('before mail');
});

it('reads user and password as they are written in an address', () => {
  expect(smtpServer('smtps://portal%40example.in:p%2Fa%3Ass@mail.example:465')?.signIn).toEqual({
    user: 'portal@example.in',
    pass: 'p/a:ss',
  });
});

it.each([
  'mail.example',
  'mail.example:587',
  'https://mail.example',
  'smtp://',
  'smtp://user@mail.example',
  'smtp://:password@mail.example',
  'smtp://us%er:password@mail.example',
  'smtp://mail.example/inbox',
  'smtp://mail.example?tls=off',
  'smtp://mail.example:port',
])('refuses %s', (written) => {
  expect(smtpServer(written)).toBeNull();
});

import { expect, it } from 'vitest';
import { memoryVault } from '#main/session/memory-vault.ts';
import { vaultAtArrival } from '#main/session/vault-at-arrival.ts';

const NEW = { userId: 'RS2', token: 'new' };

it.each([
  ['ends the session that was left there', { userId: 'RS2', token: 'old' }, ['old']],
  ['ends nothing where none was left', null, []],
  ['does not end the new session itself', NEW, []],
] as const)('%s, and holds the new one', async (_, before, ended) => {
  const vault = memoryVault();
  if (before !== null) await vault.write(before);
  const tokens: string[] = [];
  const arrived = vaultAtArrival(vault, NEW, (token) => void tokens.push(token));
  expect(await arrived.read()).toEqual(NEW);
  expect(await vault.read()).toEqual(NEW);
  expect(tokens).toEqual(ended);
});

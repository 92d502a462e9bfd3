import type { Command } from '#gateway/foundation/command-line/command-line.ts';
import type { CommandName } from '#gateway/command/command-names.ts';

/** Where each command is. Only the one that is called is loaded. */
export const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  check: async () => (await import('#gateway/upkeep/check/check-command.ts')).checkCommand,
  migrate: async () =>
    (await import('#gateway/foundation/command-line/migrate-command.ts')).migrateCommand,
  'operator add': async () =>
    (await import('#gateway/people/memberships/add-operator.ts')).addOperatorCommand,
  'catalogue import': async () =>
    (await import('#gateway/lending/catalogue/catalogue-command.ts')).importCatalogueCommand,
  'catalogue export': async () =>
    (await import('#gateway/lending/catalogue/catalogue-command.ts')).exportCatalogueCommand,
  'key make': async () =>
    (await import('#gateway/foundation/command-line/make-key.ts')).makeKeyCommand,
  'key rotate': async () =>
    (await import('#gateway/foundation/command-line/rotate-keys.ts')).rotateKeysCommand,
  'vault adopt': async () =>
    (await import('#gateway/lending/documents/vaults/adopt-vault.ts')).adoptVaultCommand,
  backup: async () => (await import('#gateway/upkeep/backup/backup-command.ts')).backupCommand,
  restore: async () => (await import('#gateway/upkeep/backup/restore-command.ts')).restoreCommand,
  'audit verify': async () =>
    (await import('#gateway/foundation/command-line/verify-audit.ts')).verifyAuditCommand,
  retention: async () =>
    (await import('#gateway/upkeep/retention/count-retention.ts')).countRetentionCommand,
  messages: async () =>
    (await import('#gateway/people/contact/list-messages.ts')).listMessagesCommand,
  'completion bash': async () =>
    (await import('#gateway/command/completion.ts')).bashCompletionOf(COMMANDS),
};

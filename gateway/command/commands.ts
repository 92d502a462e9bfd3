import type { Command } from '#gateway/command/command-line.ts';
import type { CommandName } from '#gateway/command/command-names.ts';

/** Where each command is. Only the one that is called is loaded. */
export const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  check: async () => (await import('#gateway/check/check-command.ts')).checkCommand,
  migrate: async () => (await import('#gateway/store/migrate-command.ts')).migrateCommand,
  'operator add': async () =>
    (await import('#gateway/memberships/add-operator.ts')).addOperatorCommand,
  'catalogue import': async () =>
    (await import('#gateway/catalogue/catalogue-command.ts')).importCatalogueCommand,
  'catalogue export': async () =>
    (await import('#gateway/catalogue/catalogue-command.ts')).exportCatalogueCommand,
  'key make': async () => (await import('#gateway/sealing/make-key.ts')).makeKeyCommand,
  'key rotate': async () => (await import('#gateway/sealing/rotate-keys.ts')).rotateKeysCommand,
  'vault adopt': async () =>
    (await import('#gateway/documents/vaults/adopt-vault.ts')).adoptVaultCommand,
  backup: async () => (await import('#gateway/backup/backup-command.ts')).backupCommand,
  restore: async () => (await import('#gateway/backup/restore-command.ts')).restoreCommand,
  'audit verify': async () => (await import('#gateway/audit/verify-audit.ts')).verifyAuditCommand,
  retention: async () =>
    (await import('#gateway/retention/count-retention.ts')).countRetentionCommand,
  messages: async () => (await import('#gateway/contact/list-messages.ts')).listMessagesCommand,
  'completion bash': async () =>
    (await import('#gateway/command/completion.ts')).bashCompletionOf(COMMANDS),
};

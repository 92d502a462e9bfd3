/** Thrown when a backup cannot be made, or one that is there cannot be used. The message is one line for who runs the gateway. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable';
}

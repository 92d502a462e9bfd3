/** How the database came back from backups. */
export type RestoreTables = {
  restores: {
    restored_at: number;
    /** null where the database was recovered by other means. */
    backup_begun_at: number | null;
    /** Messages to lenders that are queued from now on are numbered from here: seconds since 1970. */
    first_position: number;
  };
};

/** Minutes without a touch after which a dealer's desk is locked, unless a computer's configuration says otherwise. */
export const LOCK_AFTER_MINUTES = 10;

import { session as electronSession } from 'electron';
import { FIRST_PAGES } from '#contract/first-pages.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import { preparePartition } from '#main/origin/portal-partition.ts';
import type { Program } from '#main/program.ts';
import { visitPartition } from '#main/window/window.ts';

/** A terminal begins every visit with its own start screen. */
function firstPageOn({ host: { branch, language } }: Configuration, path: string) {
  if (path !== FIRST_PAGES.terminal.path) return null;
  return { kind: branch === null ? 'terminal' : 'terminal-in-branch', language } as const;
}

export type Partitions = {
  /** The partition of a partition, with the portal's pages and policies on it. */
  readonly nameOf: (partition: number) => string;
  /** Empties the storage of a partition. */
  readonly clean: (partition: number) => Promise<void>;
};

/** The storage that visits take place on. A partition is prepared when it is first used. */
export function openPartitions(configuration: Configuration, program: Program): Partitions {
  const prepared = new Set<number>();
  return {
    nameOf: (partition) => {
      const name = visitPartition(partition);
      if (prepared.has(partition)) return name;
      prepared.add(partition);
      preparePartition(name, configuration, program, (path) => firstPageOn(configuration, path));
      electronSession.fromPartition(name).on('will-download', (event) => event.preventDefault());
      return name;
    },
    clean: async (partition) => {
      const storage = electronSession.fromPartition(visitPartition(partition));
      await storage.clearStorageData();
      await storage.clearCache();
      await storage.clearAuthCache();
    },
  };
}

import { session as electronSession } from 'electron';
import { FIRST_PAGES } from '#contract/first-pages.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import { preparePartition } from '#main/origin/portal-partition.ts';
import type { Program } from '#main/program.ts';
import { roomPartition } from '#main/window/window.ts';

/** A terminal begins every visit with its own start screen. */
function firstPageOn({ host: { branch, language } }: Configuration, path: string) {
  if (path !== FIRST_PAGES.terminal.path) return null;
  return { kind: branch === null ? 'terminal' : 'terminal-in-branch', language } as const;
}

export type Rooms = {
  /** The partition of a room, with the portal's pages and policies on it. */
  readonly partitionOf: (room: number) => string;
  /** Empties the storage of a room. */
  readonly clean: (room: number) => Promise<void>;
};

/** The storage that visits take place on. A room is prepared when it is first used. */
export function openRooms(configuration: Configuration, program: Program): Rooms {
  const prepared = new Set<number>();
  return {
    partitionOf: (room) => {
      const name = roomPartition(room);
      if (prepared.has(room)) return name;
      prepared.add(room);
      preparePartition(name, configuration, program, (path) => firstPageOn(configuration, path));
      electronSession.fromPartition(name).on('will-download', (event) => event.preventDefault());
      return name;
    },
    clean: async (room) => {
      const partition = electronSession.fromPartition(roomPartition(room));
      await partition.clearStorageData();
      await partition.clearCache();
      await partition.clearAuthCache();
    },
  };
}

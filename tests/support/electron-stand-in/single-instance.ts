import { type FSWatcher, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One running program for each folder of user data: a file with the process's number, and notes from later starts. */
export class SingleInstance {
  readonly #folder: string;
  #watcher: FSWatcher | undefined;

  constructor(userData: string) {
    this.#folder = join(userData, 'SingleInstance');
  }

  get held(): boolean {
    return this.#watcher !== undefined;
  }

  request(onSecond: (argv: string[], workingFolder: string) => void): boolean {
    if (this.held) return true;
    mkdirSync(this.#folder, { recursive: true });
    if (!this.#take()) {
      const note = JSON.stringify({ argv: process.argv, folder: process.cwd() });
      writeFileSync(join(this.#folder, `start-${process.pid}.json`), note);
      return false;
    }
    this.#watcher = watch(this.#folder, { persistent: false }, (_kind, name) => {
      if (name === null || !name.startsWith('start-')) return;
      const note = readNote(join(this.#folder, name));
      if (note !== undefined) onSecond(note.argv, note.folder);
    });
    return true;
  }

  release(): void {
    if (!this.held) return;
    this.#watcher?.close();
    this.#watcher = undefined;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #take(): boolean {
    const file = join(this.#folder, 'owner');
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
      rmSync(this.#folder, { recursive: true });
      mkdirSync(this.#folder);
      return this.#take();
    }
  }
}

/** A note is read once and completely: the watcher may report it before it is written. */
function readNote(file: string): { argv: string[]; folder: string } | undefined {
  try {
    const note: { argv: string[]; folder: string } = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return note;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

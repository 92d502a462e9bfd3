import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { lockWindow } from '#main/kiosk/kiosk-window.ts';

class Contents extends EventEmitter {
  crashes = 0;
  forcefullyCrashRenderer(): void {
    this.crashes += 1;
  }
  async setVisualZoomLevelLimits(): Promise<void> {}
}

class Window extends EventEmitter {
  readonly webContents = new Contents();
  readonly done: string[] = [];
  removeMenu(): void {
    this.done.push('removeMenu');
  }
  setKiosk(kiosk: boolean): void {
    this.done.push(`setKiosk ${kiosk}`);
  }
  restore(): void {
    this.done.push('restore');
  }
}

function locked(mayClose = () => false) {
  const window = new Window();
  lockWindow(window, { mayClose, log: () => {} });
  const prevented = (emitter: EventEmitter, event: string, ...args: unknown[]) => {
    let stopped = false;
    emitter.emit(event, { preventDefault: () => (stopped = true) }, ...args);
    return stopped;
  };
  return { window, prevented };
}

const key = (name: string, control = false) => ({ key: name, control, alt: false, meta: false });

test('a kiosk’s window stays open until it may be left', () => {
  const kept = locked();
  expect(kept.prevented(kept.window, 'close')).toBe(true);
  const { window, prevented } = locked(() => true);
  expect(prevented(window, 'close')).toBe(false);
});

test('it has no menu, and is restored when minimised', () => {
  const { window } = locked();
  window.emit('leave-full-screen');
  window.emit('minimize');
  expect(window.done).toEqual(['removeMenu', 'setKiosk true', 'restore']);
});

test('shortcuts and context menus end here, typing does not', () => {
  const { window, prevented } = locked();
  expect(prevented(window.webContents, 'before-input-event', key('r', true))).toBe(true);
  expect(prevented(window.webContents, 'before-input-event', key('r'))).toBe(false);
  expect(prevented(window.webContents, 'context-menu')).toBe(true);
});

test('a page that hangs is ended, so that recovery brings a fresh one', () => {
  const { window } = locked();
  window.webContents.emit('unresponsive');
  expect(window.webContents.crashes).toBe(1);
});

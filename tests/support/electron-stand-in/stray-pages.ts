import { events } from './devtools-events.ts';
import { opening } from './page.ts';
import { browser } from './runtime.ts';
import { webContents } from './web-contents.ts';

/** Closes pages that the program did not create: those that a link or a form has opened in a new window. */
export async function closeStrayPages(): Promise<void> {
  const { connection } = await browser;
  connection.browser.on(events.targetCreated, ({ targetInfo: { targetId, type } }) => {
    if (type !== 'page') return;
    void Promise.allSettled(opening).then(async () => {
      if (webContents.fromDevToolsTargetId(targetId) !== undefined) return;
      await connection.browser.send('Target.closeTarget', { targetId }).catch(() => {});
    });
  });
  connection.browser.on(events.targetDestroyed, ({ targetId }) => {
    webContents.fromDevToolsTargetId(targetId)?.emit('stand-in:gone');
  });
  await connection.browser.send('Target.setDiscoverTargets', { discover: true });
}

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { backUp, describeBackups, restoreTo } from '#gateway/testing/backups.ts';
import { runSql } from '#gateway/testing/stores/postgres-databases.ts';

describeBackups('a backup that is restored as the owner', (given) => {
  it('lets the role of the gateway, which owns nothing, use the database', async ({ skip }) => {
    const { newBackups, inUse, add, open } = given();
    const backups = await newBackups();
    const { deployment, store, ravi } = await inUse(backups);
    if (deployment.settings['DATABASE_URL'] === undefined) skip('SQLite has no roles');
    await store.close();
    await backUp(deployment);
    const other = await add(backups);
    const role = `gateway_${randomUUID().replaceAll('-', '')}`;
    await runSql(other.place, `CREATE ROLE ${role} LOGIN`);
    const asGateway = new URL(other.place);
    asGateway.username = role;
    await restoreTo({
      settings: {
        ...other.settings,
        DATABASE_URL: asGateway.href,
        DATABASE_MIGRATION_URL: other.place,
      },
    });
    const { store: restored, gateway } = await open({ place: asGateway.href });
    expect((await gateway.signInByPhone(ravi.mobileNumber)).userId).toBe(ravi.userId);
    await restored.close();
    // And what it may only read is backed up with its own role.
    const settings = { ...other.settings, DATABASE_URL: asGateway.href };
    expect((await backUp({ settings })).documents.missing).toBe(0);
    await runSql(other.place, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });
});

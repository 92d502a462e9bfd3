import {
  type BrowserWindow,
  Notification,
  session as electronSession,
  net,
  powerMonitor,
} from 'electron';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { desk } from '#contract/dealers/leads.ts';
import { callGateway } from '#contract/call-gateway.ts';
import { EVENT_CHANNELS } from '#contract/channels.ts';
import type { Language, StaffLanguage } from '#domain/languages.ts';
import { signOut } from '#contract/gateway.ts';
import type { Configuration } from '#main/configuration/configuration.ts';
import { type DealerNavigation, dealerNavigation } from '#main/dealer/dealer-navigation.ts';
import { openDealerWindow } from '#main/dealer/dealer-window.ts';
import { type DeskRecord, deskRecord, openDeskRecord } from '#main/desk/desk-record.ts';
import { chosenLanguages } from '#main/desk/chosen-languages.ts';
import { firstPageAtDesk, startPath } from '#main/desk/first-page-at-desk.ts';
import { type DeskTerms, type Desks, openDesks } from '#main/desk/desks.ts';
import { type KeptOfPeople, keptOfPeople } from '#main/desk/kept/kept-of-people.ts';
import { startSync, syncKept } from '#main/desk/kept/sync-kept.ts';
import { hashPassword } from '#main/desk/hash-password.ts';
import { knownPasswords } from '#main/desk/known-passwords.ts';
import { verifyPin } from '#main/kiosk/staff/verify-pin.ts';
import { preparePartition } from '#main/origin/portal-partition.ts';
import { openReminders, startReminders } from '#main/dealer/reminders.ts';
import type { Program } from '#main/program.ts';
import { loadKeytar } from '#main/session/load-keytar.ts';
import { dealerVault } from '#main/session/dealer-vault.ts';
import type { Session } from '#main/session/session.ts';
import { vaultAtArrival } from '#main/session/vault-at-arrival.ts';
import { windowSession } from '#main/session/window-session.ts';
import { jsonFile } from '#main/storage/json-file.ts';
import { recoverFromCrashes, recoverWindow } from '#main/window/recover-window.ts';
import { deskPartition } from '#main/window/window.ts';
import { PROGRAM_NAME, type Words } from '#main/words/words.ts';
import { filled } from '#domain/words/filled.ts';

/** How often it is looked whether the desk was left alone, in milliseconds. */
const CHECK_EVERY_MS = 5000;

export type DealerDesk = {
  readonly window: BrowserWindow;
  readonly session: Session;
  readonly navigation: DealerNavigation;
  /** The start language of whoever is at the desk; null for the portal's own choice. */
  readonly language: () => Language | null;
  readonly rememberLanguage: (language: StaffLanguage) => void;
  readonly load: () => void;
  readonly destroy: () => void;
};

/** The desks of a showroom's computer, on real windows. `firstPath` is what the first one shows, if not its start. */
export function dealerDesks(
  configuration: Configuration,
  program: Program,
  {
    words,
    reminderWords,
    onReminded,
    firstPath,
  }: {
    readonly words: Words['unsaved'];
    readonly reminderWords: Words['reminder'];
    /** A notification was pressed. */
    readonly onReminded: () => void;
    readonly firstPath: string | null;
  },
): {
  readonly desks: Desks<DealerDesk>;
  readonly kept: KeptOfPeople;
  readonly reminders: PersonReminders;
} {
  const { settings } = configuration;
  const { hasApplications } = configuration.host;
  const { log } = program;
  const record = recordOf(configuration, program);
  const recover = recoverFromCrashes(log);
  const languages = chosenLanguages(program);
  const languageOf = (partition: number) => languages.of(partition) ?? configuration.host.language;
  /** The sessions of partitions that are the portal's: of whoever is, or was last, at the desk on each. */
  const sessions = new Map<number, Session>();

  const open = (terms: DeskTerms, before: DealerDesk | null): DealerDesk => {
    const { partition } = terms;
    const name = deskPartition(partition);
    if (!sessions.has(partition)) {
      preparePartition(name, configuration, program, (path) => {
        const isLocked = sessions.get(partition)?.isLocked() === true;
        const kind = firstPageAtDesk(path, {
          person: record.current(),
          hasApplications,
          isLocked,
        });
        return kind === null ? null : { kind, language: languageOf(partition) };
      });
    }
    const window = openDealerWindow(program, {
      partition: name,
      before: before?.window ?? null,
      words,
    });
    const navigation = dealerNavigation(window.webContents);
    const session = windowSession(window, settings, vaultFor(terms), terms);
    sessions.set(partition, session);
    const start = () => startPath({ person: record.current(), hasApplications });
    const path = () => {
      if (before === null) return firstPath ?? start();
      return record.current() === null ? '/login' : start();
    };
    window.webContents.on('input-event', () => desks.touched());
    recoverWindow(window, recover, {
      startAfresh: () => navigation.load(start()),
      onCrash: navigation.pageGone,
    });
    return {
      window,
      session,
      navigation,
      language: () => languageOf(partition),
      rememberLanguage: (language) => languages.remember(partition, language),
      load: () => navigation.load(path()),
      destroy: () => {
        if (!window.isDestroyed()) window.destroy();
      },
    };
  };

  const vaultFor = ({ owner, signedIn }: DeskTerms) => {
    const vault = dealerVault(
      settings.gatewayUrl,
      { person: owner, takesOver: record.isNew },
      program,
    );
    return signedIn === null
      ? vault
      : vaultAtArrival(vault, signedIn, (token) => endAtGateway(settings, token));
  };

  const kept = keptOfPeople({
    ...program,
    gatewayUrl: settings.gatewayUrl,
    loadKeychain: loadKeytar,
    // Only for the person who is signed in and has not locked the desk: the session refuses the rest.
    send: (person, { call, body }) =>
      desks.current().session.call({ call, body, phoneProof: null, person }),
    onChange: () => {
      const { window } = desks.current();
      if (!window.isDestroyed()) window.webContents.send(EVENT_CHANNELS.keptChanged);
    },
  });
  const desks = openDesks<DealerDesk>({
    record,
    open,
    clean: async (partition) => {
      const storage = electronSession.fromPartition(deskPartition(partition));
      await storage.clearStorageData();
      await storage.clearCache();
      await storage.clearAuthCache();
      languages.forget(partition);
      reminders.forget(partition);
    },
    forget: async (person) => {
      const vault = dealerVault(settings.gatewayUrl, { person, takesOver: false }, program);
      const session = await vault.read();
      await vault.clear();
      if (session !== null) endAtGateway(settings, session.token);
      await kept.forget(person);
    },
    hasUnsent: kept.hasUnsent,
    passwords: knownPasswords({ hash: hashPassword, verify: verifyPin, log }),
    log,
  });
  setInterval(desks.check, CHECK_EVERY_MS).unref();
  // The computer's own lock or sleep means that the desk is unattended.
  powerMonitor.on('lock-screen', () => void desks.lock());
  powerMonitor.on('suspend', () => void desks.lock());
  startSync(
    syncKept(
      () => desks.current().session,
      kept,
      () => net.isOnline(),
    ),
  );
  /** The partition of whoever is signed in at an unlocked desk. */
  const partitionNow = async (): Promise<number | null> => {
    const { userId } = await desks.current().session.state();
    return userId === null || desks.current().session.isLocked()
      ? null
      : record.partitionOf(userId);
  };
  const reminders = openReminders({
    ...program,
    now: Date.now,
    person: partitionNow,
    countDue: async (today) => {
      const { session } = desks.current();
      const { userId: person } = await session.state();
      const request = { call: 'desk', body: { today }, phoneProof: null, person } as const;
      const answer = person === null ? null : await session.call(request);
      if (answer?.ok !== true) return null;
      const counted = desk.reply.safeParse(answer.value);
      return counted.success ? counted.data.dueLeads : null;
    },
    notify: (count) => {
      const { one, other } = reminderWords;
      const body = filled(count === 1 ? one : other, { count: String(count) });
      const notification = new Notification({ title: PROGRAM_NAME, body });
      notification.on('click', onReminded);
      notification.show();
    },
  });
  if (hasApplications && Notification.isSupported()) startReminders(reminders);
  return {
    desks,
    kept,
    reminders: {
      isOn: async () => {
        const partition = Notification.isSupported() ? await partitionNow() : null;
        return partition === null ? null : reminders.isOn(partition);
      },
      choose: async (isOn) => {
        const partition = await partitionNow();
        if (partition !== null) reminders.choose(partition, isOn);
      },
    },
  };
}

/** The choice of the person at the desk. */
export type PersonReminders = {
  /** null where the system shows none, or nobody is at the desk. */
  readonly isOn: () => Promise<boolean | null>;
  readonly choose: (isOn: boolean) => Promise<void>;
};

/** One for each gateway: people of another one are others. */
function recordOf(
  { settings, lockAfterMinutes }: Configuration,
  { userData, log }: Program,
): DeskRecord {
  const { origin } = new URL(settings.gatewayUrl);
  const name = createHash('sha256').update(origin).digest('hex').slice(0, 16);
  const store = jsonFile(join(userData, `desk-${name}.json`), deskRecord, log);
  return openDeskRecord({ store, now: Date.now, lockAfterMinutes, log });
}

function endAtGateway(
  { gatewayUrl, usesGatewayAdditions }: Configuration['settings'],
  token: string,
): void {
  if (!usesGatewayAdditions) return;
  const fetch = (url: string, request: RequestInit) => net.fetch(url, request);
  void callGateway({ fetch, gatewayUrl }, signOut, {}, { token, phoneProof: null });
}

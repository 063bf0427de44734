import type { Services } from './services.ts';
import { blockCalls } from './features/blocks/blockCalls.ts';
import { makeFirstWorld } from './features/firstWorld/makeFirstWorld.ts';
import { ensureFirstAccount } from './features/sessions/ensureFirstAccount.ts';
import { surveyCalls } from './features/surveys/surveyCalls.ts';
import type { Settings } from './settings.ts';
import { inTransaction } from './storage/inTransaction.ts';
import { lockInstallation } from './storage/database/lockInstallation.ts';
import { noMarks } from './calls/browserMarks.ts';

/**
 * On the first start of an empty database: the first account with its example dialogs, both or neither, and once
 * however many servers start. Gives what the operator has to be told, if anything.
 */
export async function firstStart(services: Services, admin: Settings['admin']): Promise<string | null> {
  return inTransaction(services.db, async (tx) => {
    await lockInstallation(tx);
    const account = await ensureFirstAccount(tx, admin, services.now());
    if (!account) return null;
    await makeFirstWorld(
      { ...surveyCalls, ...blockCalls },
      {
        services: { ...services, db: tx },
        who: { kind: 'author', user_id: account.user_id, family_id: '', fresh: true },
        address: '',
        marks: noMarks,
        inWholeShare: (work) => work(),
      },
    );
    return account.announcement;
  });
}

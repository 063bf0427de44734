import { fetchOnce } from '@dialogwerk/shared/clients';
import type { Chats } from '../model/Chats.ts';
import { checkTexts as texts } from '../checkTexts.ts';
import { findingText, isError } from '../model/findingTexts.ts';
import { toCheck } from '../model/toCheck.ts';
import { runCheck } from './runCheck.ts';

/** Enough to hang where many hang, and few enough to wait for. */
const PLAYERS = 300;

/** What is told before a multi-chat goes live. */
export interface ToldError {
  readonly id: string;
  readonly place: string;
  readonly message: string;
  readonly meets: string;
  /** The way to where it is mended; absent for what is between the dialogs. */
  readonly to?: string;
}

/**
 * Where some invented players hang in a multi-chat as it stands; none where that cannot be found out. What only few come to is left to
 * the whole check: of so few nobody may.
 */
export async function quickErrors(chats: Chats): Promise<readonly ToldError[]> {
  if (chats.manager.hidden_surveys > 0 || !chats.manager.may_edit) return [];
  try {
    const { hints } = await fetchOnce('managerHints', { id: chats.manager.dialog_manager_id });
    return await new Promise((resolve) => {
      runCheck(toCheck(chats, hints), PLAYERS, {
        onProgress: () => undefined,
        onFault: () => resolve([]),
        onDone: ({ findings }) =>
          resolve(
            findings
              .filter((one) => isError(one) && one.seed !== null)
              .map((one) => ({
                id: JSON.stringify(one),
                place: texts.place,
                message: '',
                meets: findingText(chats, one),
              })),
          ),
      });
    });
  } catch {
    return [];
  }
}

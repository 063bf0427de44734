import type { ScriptedTest, SurveyData } from '@dialogwerk/shared/contract';
import type { Finding, MultiChat, SecretHosts, SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { ReadableAtom } from 'nanostores';
import { isSameDialog } from '../model/isSameDialog.ts';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { $dialogCheck, unchecked } from '../state/dialogCheck.ts';
import { createChecker } from './createChecker.ts';

/** A pause in typing as long as this begins the check, in milliseconds. The first one waits, too, because it hands the whole dialog over while the page draws it. */
const PAUSE_MS = 250;

/** What is checked: the dialog under edit, and the multi-chats that it belongs to. */
export interface Checked {
  readonly $state: ReadableAtom<{ readonly survey: SurveyData }>;
  readonly $multiChat: ReadableAtom<MultiChat>;
  /** The names of its secrets; null while they are not known. */
  readonly $secretHosts: ReadableAtom<SecretHosts | null>;
  /** Whether a language model is connected. */
  readonly $isLed: ReadableAtom<boolean>;
  /** Conversations that are to come out as they did. */
  readonly $tests: ReadableAtom<readonly ScriptedTest[]>;
}

/** Keeps the check of a dialog under edit up to date; gives the way to stop. */
export function keepChecked({ $state, $multiChat, $secretHosts, $isLed, $tests }: Checked): () => void {
  let latest: SurveySnapshot | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  $dialogCheck.set(unchecked);

  // Who may not edit does not get the addresses that the dialog has.
  const isMeant = ({ kind }: Finding): boolean => kind !== 'no-address' || $state.get().survey.bearbeiten === 1;
  const checker = createChecker({
    onFindings: (findings) => $dialogCheck.set({ phase: 'checked', findings: findings.filter(isMeant) }),
    onFault: () => $dialogCheck.set({ ...$dialogCheck.get(), phase: 'fault' }),
  });
  const check = (): void => {
    if (!latest) return;
    checker.check({
      snapshot: latest,
      multiChat: $multiChat.get(),
      secrets: $secretHosts.get(),
      isLed: $isLed.get(),
      tests: $tests.get(),
    });
  };
  const checkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE_MS);
  };
  const unfollow = $state.subscribe(({ survey }) => {
    const snapshot = snapshotOf(survey);
    if (latest && isSameDialog(snapshot, latest)) return;
    latest = snapshot;
    checkSoon();
  });
  const unfollowOthers = [$multiChat, $secretHosts, $isLed, $tests].map(($other) => $other.listen(checkSoon));
  return () => {
    clearTimeout(timer);
    unfollow();
    unfollowOthers.forEach((stop) => stop());
    checker.stop();
    $dialogCheck.set(unchecked);
  };
}

import { embedHosts } from '@dialogwerk/shared/browser';
import { usualEmbedHosts } from '@dialogwerk/shared/contract';
import type { ScriptedTest, SurveyData } from '@dialogwerk/shared/contract';
import type { Finding, MultiChat, SecretHosts, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { whenIdle } from '@dialogwerk/shared/browser';
import type { ReadableAtom } from 'nanostores';
import { isSameDialog } from '../model/isSameDialog.ts';
import { settledTexts } from '../model/settledTexts.ts';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { $dialogCheck, unchecked } from '../state/dialogCheck.ts';
import { createChecker } from './createChecker.ts';

/** A pause in typing as long as this begins the check, in milliseconds. */
const PAUSE_MS = 250;

/** What a dialog is checked with. */
export interface CheckedBeside {
  /** The multi-chats that it belongs to. */
  readonly multiChat: MultiChat;
  /** The names of its secrets; null while they are not known. */
  readonly secrets: SecretHosts | null;
  /** The parameters that its link keeps; null while they are not known. */
  readonly parameters: readonly string[] | null;
  /** Whether a language model is connected. */
  readonly isLed: boolean;
  /** Conversations that are to come out as they did. */
  readonly tests: readonly ScriptedTest[];
}

/** What is checked: the dialog under edit. */
export interface Checked {
  readonly $state: ReadableAtom<{ readonly survey: SurveyData }>;
  readonly $beside: ReadableAtom<CheckedBeside>;
}

/** Keeps the check of a dialog under edit up to date; gives the way to stop. */
export function keepChecked({ $state, $beside }: Checked): () => void {
  let latest: SurveySnapshot | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  $dialogCheck.set(unchecked);

  // Who may not edit does not get the addresses that the dialog has.
  const isMeant = ({ kind }: Finding): boolean => kind !== 'no-address' || $state.get().survey.bearbeiten === 1;
  const checker = createChecker({
    onResult: ({ findings, advice }) =>
      $dialogCheck.set({ phase: 'checked', findings: findings.filter(isMeant), advice }),
    onFault: () => $dialogCheck.set({ ...$dialogCheck.get(), phase: 'fault' }),
  });
  const check = (): void => {
    if (!latest) return;
    checker.check({ snapshot: latest, ...$beside.get(), embedHosts: embedHosts() ?? usualEmbedHosts });
  };
  // The first one waits until the page is drawn and all that it needs is there: the check is a third of what the screen would load.
  let isDrawn = false;
  whenIdle(() => {
    isDrawn = true;
    if (!isStopped) check();
  });
  const checkSoon = (): void => {
    if (!isDrawn) return;
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE_MS);
  };
  const unfollow = $state.subscribe(({ survey }) => {
    const snapshot = { ...snapshotOf(survey), settled: settledTexts(survey) };
    if (latest && isSameDialog(snapshot, latest)) return;
    latest = snapshot;
    checkSoon();
  });
  const unfollowBeside = $beside.listen(checkSoon);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unfollow();
    unfollowBeside();
    checker.stop();
    $dialogCheck.set(unchecked);
  };
}

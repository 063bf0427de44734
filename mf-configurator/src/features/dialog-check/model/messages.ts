import type { ScriptedTest } from '@dialogwerk/shared/contract';
import type { Finding, MultiChat, SurveySnapshot } from '@dialogwerk/shared/dialog';

/** To the worker: a dialog to check. It gets the next one only once it has answered. */
export interface CheckRequest {
  readonly snapshot: SurveySnapshot;
  readonly multiChat: MultiChat;
  /** The names of the dialog's secrets; null while they are not known. */
  readonly secrets: ReadonlySet<string> | null;
  /** Whether a language model is connected. */
  readonly isLed: boolean;
  /** Conversations that are to come out as they did. */
  readonly tests: readonly ScriptedTest[];
}

/** From the worker. */
export interface CheckResult {
  readonly findings: readonly Finding[];
}

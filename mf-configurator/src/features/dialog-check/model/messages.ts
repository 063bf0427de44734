import type { ScriptedTest } from '@dialogwerk/shared/contract';
import type { Advice } from '@dialogwerk/shared/dialog/advice';
import type { Finding, MultiChat, SecretHosts, SurveySnapshot } from '@dialogwerk/shared/dialog';

/** To the worker: a dialog to check. It gets the next one only once it has answered. */
export interface CheckRequest {
  readonly snapshot: SurveySnapshot;
  readonly multiChat: MultiChat;
  /** What is known of the dialog's secrets; null while they are not known. */
  readonly secrets: SecretHosts | null;
  /** The parameters that its link keeps; null while they are not known. */
  readonly parameters: readonly string[] | null;
  /** Whether a language model is connected. */
  readonly isLed: boolean;
  /** Conversations that are to come out as they did. */
  readonly tests: readonly ScriptedTest[];
  /** From where dialogs may show pages and films. */
  readonly embedHosts: readonly string[];
}

/** From the worker. */
export interface CheckResult {
  readonly findings: readonly Finding[];
  /** Hints on how questions are worded. */
  readonly advice: readonly Advice[];
}

import type { SurveyData, SurveyFlags } from '@dialogwerk/shared/contract';
import { isAsking } from '@dialogwerk/shared/dialog';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { accepted, flagged, isNeeded, refused, skipped, unreachable } from '../model/answers.ts';
import type { Accepted } from '../model/answers.ts';
import { again, change, redo, undo } from '../model/changes.ts';
import type { Command } from '../model/Command.ts';
import { newEditing } from '../model/EditingState.ts';
import type { EditingState } from '../model/EditingState.ts';

/** Why a command was not saved: the api refused it for good, or it was out of reach. */
export type SendFault = 'refused' | 'unreachable';

export interface EditorEffects {
  /** Sends one command; `confirmed` is the dialog as the api has it. Throws when it is not saved. */
  readonly send: (confirmed: SurveyData, command: Command) => Promise<Accepted>;
  readonly readFlags: (survey_id: string) => Promise<SurveyFlags>;
  readonly faultOf: (error: unknown) => SendFault;
  readonly tellFault: (error: unknown, editor: Editor) => void;
}

/** One dialog under edit. Lives on when its screen is left, until everything is sent. */
export interface Editor {
  readonly $state: ReadableAtom<EditingState>;
  /** Applies commands at once and sends them; those of one `gesture` are one step of the undo history. */
  readonly change: (commands: readonly Command[], gesture?: string | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Applies and sends what was taken back because the api was out of reach. */
  readonly retry: () => void;
  /** Resolves once nothing is on the way any more. */
  readonly settled: () => Promise<void>;
}

/** Starts editing a dialog as the api gave it. Calls for it go out one after the other (spec §4). */
export function createEditor(survey: SurveyData, revision: number, effects: EditorEffects): Editor {
  const $state = atom(newEditing(survey, revision));
  let sending: Promise<void> | null = null;
  let askedAtFlags = asksSomething(survey);

  function go(next: EditingState): void {
    if (next === $state.get()) return;
    $state.set(next);
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  }

  async function sendAll(): Promise<void> {
    for (let [first] = $state.get().pending; first; [first] = $state.get().pending) {
      if (!isNeeded($state.get())) $state.set(skipped($state.get()));
      else await sendFirst(first);
    }
    await renewFlags();
  }

  async function settled(): Promise<void> {
    if (!sending) return;
    await sending;
    await settled();
  }

  async function sendFirst(command: Command): Promise<void> {
    try {
      const answer = await effects.send($state.get().confirmed, command);
      $state.set(accepted($state.get(), answer));
    } catch (error) {
      const take = effects.faultOf(error) === 'unreachable' ? unreachable : refused;
      $state.set(take($state.get()));
      effects.tellFault(error, editor);
    }
  }

  async function renewFlags(): Promise<void> {
    const { confirmed } = $state.get();
    const asks = asksSomething(confirmed);
    if (asks === askedAtFlags) return;
    askedAtFlags = asks;
    const flags = await effects.readFlags(confirmed.survey_id).catch(() => null);
    if (flags) $state.set(flagged($state.get(), flags));
  }

  const editor: Editor = {
    $state,
    change: (commands, gesture = null) => go(change($state.get(), commands, gesture)),
    undo: () => go(undo($state.get())),
    redo: () => go(redo($state.get())),
    retry: () => go(again($state.get())),
    settled,
  };
  return editor;
}

function asksSomething(survey: SurveyData): boolean {
  return survey.all_questions.some(isAsking);
}

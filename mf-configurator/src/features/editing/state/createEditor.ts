import type { ChangeConflict, Person, StoredChange, SurveyData, SurveyFlags } from '@dialogwerk/shared/contract';
import { mayAsk } from '@dialogwerk/shared/dialog';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { adoptStep } from '../model/adoptStep.ts';
import { accepted, flagged, isNeeded, refused, skipped, unreachable } from '../model/answers.ts';
import type { Accepted } from '../model/answers.ts';
import { again, change, redo, undo } from '../model/changes.ts';
import type { Command } from '../model/Command.ts';
import type { Conflict } from '../model/Conflict.ts';
import { conflicted, settled as settledConflict } from '../model/conflicts.ts';
import { newEditing } from '../model/EditingState.ts';
import type { EditingState } from '../model/EditingState.ts';
import { redoable, undoable } from '../model/History.ts';
import type { Step } from '../model/History.ts';
import { resumed } from '../model/PersistedDraft.ts';
import type { PersistedDraft } from '../model/PersistedDraft.ts';
import { heardOf, mergeRemoteChanges } from '../model/remoteChanges.ts';
import type { RemoteChanges } from '../model/remoteChanges.ts';
import type { RemoteFieldRef } from '../model/FieldRef.ts';
import type { PendingCommand } from '../model/PendingCommand.ts';

/** Why a command was not saved: the api refused it for good, or it was out of reach. */
export type SendFault = 'refused' | 'unreachable';

export interface EditorEffects {
  /** The window's name in the stored history. */
  readonly client?: string;
  /** Sends one command; `confirmed` is the dialog as the api has it. Throws when it is not saved. */
  readonly send: (state: Pick<EditingState, 'confirmed' | 'client'>, pending: PendingCommand) => Promise<Accepted>;
  readonly readFlags: (survey_id: string) => Promise<SurveyFlags>;
  /** Reads what others have changed since a revision. */
  readonly readRemoteChanges: (survey_id: string, since: number) => Promise<RemoteChanges>;
  readonly faultOf: (error: unknown) => SendFault;
  /** What another author has changed at the same time; null when that is not why a command was refused. */
  readonly conflictOf: (error: unknown) => ChangeConflict | null;
  readonly tellFault: (error: unknown, editor: Editor) => void;
  /** Undo or redo has left alone what another author has changed since. */
  readonly tellKept: (kept: readonly RemoteFieldRef[]) => void;
}

/** One dialog under edit. Lives on when its screen is left, until everything is sent. */
export interface Editor {
  readonly $state: ReadableAtom<EditingState>;
  /** Who has the dialog open, this author included. */
  readonly $people: ReadableAtom<readonly Person[]>;
  /** Applies commands at once and sends them; those of one `gesture` are one step of the undo history. */
  readonly change: (commands: readonly Command[], gesture?: string | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Makes a step of an earlier visit the one that undo takes back next; `since` is what others have changed after it. */
  readonly adopt: (step: Step, since: readonly StoredChange[]) => void;
  /** Applies and sends what was taken back because the api was out of reach. */
  readonly retry: () => void;
  /** Applies and sends what an earlier visit has left unsent; `since` is what has changed since the revision it knew. */
  readonly resume: (draft: PersistedDraft, since: readonly StoredChange[]) => void;
  /** The author has chosen between their own version and the other one. */
  readonly settle: (conflict: Conflict, choice: 'mine' | 'theirs') => void;
  /** The api tells which revision there is and who is here. */
  readonly hear: (revision: number, people: readonly Person[]) => void;
  /** Resolves once nothing is on the way any more. */
  readonly settled: () => Promise<void>;
}

/** Starts editing a dialog as the api gave it. Calls for it go out one after the other (spec §4). */
export function createEditor(survey: SurveyData, revision: number, effects: EditorEffects): Editor {
  const $state = atom(newEditing(survey, revision, effects.client));
  const $people = atom<readonly Person[]>([]);
  let sending: Promise<void> | null = null;
  let askedAtFlags = asksSomething(survey);

  function go(next: EditingState): void {
    if (next === $state.get()) return;
    $state.set(next);
    work();
  }

  function work(): void {
    sending ??= sendAll().finally(() => {
      sending = null;
      // Made while the last answers were awaited.
      if ($state.get().pending.length > 0) work();
    });
  }

  async function sendAll(): Promise<void> {
    let mayRead = true;
    for (;;) {
      const { pending, newest, revision: known } = $state.get();
      const [first] = pending;
      // First what others have done, so that each command meets the dialog as it is.
      if (newest > known && mayRead) mayRead = await readRemoteChanges();
      else if (!first) break;
      else if (!isNeeded($state.get())) $state.set(skipped($state.get()));
      else await sendFirst(first);
    }
    await renewFlags();
  }

  /** Gives whether it worked; where it did not, the next sign of the api leads to another try. */
  async function readRemoteChanges(): Promise<boolean> {
    const { confirmed, revision: since } = $state.get();
    const changes = await effects.readRemoteChanges(confirmed.survey_id, since).catch(() => null);
    if (!changes || changes.revision <= since) return false;
    $state.set(mergeRemoteChanges($state.get(), changes));
    return true;
  }

  async function settled(): Promise<void> {
    if (!sending) return;
    await sending;
    await settled();
  }

  async function sendFirst(pending: PendingCommand): Promise<void> {
    try {
      const answer = await effects.send($state.get(), pending);
      $state.set(accepted($state.get(), answer));
    } catch (error) {
      const conflict = effects.conflictOf(error);
      if (conflict) {
        $state.set(conflicted($state.get(), conflict));
        return;
      }
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
    $people,
    change: (commands, gesture = null) => go(change($state.get(), commands, gesture)),
    undo: () => {
      const kept = undoable($state.get().history)?.kept ?? [];
      go(undo($state.get()));
      if (kept.length > 0) effects.tellKept(kept);
    },
    redo: () => {
      const kept = redoable($state.get().history)?.kept ?? [];
      go(redo($state.get()));
      if (kept.length > 0) effects.tellKept(kept);
    },
    adopt: (step, since) => $state.set(adoptStep($state.get(), step, since)),
    retry: () => go(again($state.get())),
    resume: (draft, since) => go(resumed($state.get(), draft, since)),
    settle: (conflict, choice) => {
      const { state, commands } = settledConflict($state.get(), conflict, choice);
      go(commands.length > 0 ? change(state, commands, null) : state);
    },
    hear: (newest, people) => {
      $people.set(people);
      $state.set(heardOf($state.get(), newest));
      // Also when it says nothing new: reading it may have failed before.
      if (newest > $state.get().revision) work();
    },
    settled,
  };
  return editor;
}

function asksSomething(survey: SurveyData): boolean {
  return survey.all_questions.some(mayAsk);
}

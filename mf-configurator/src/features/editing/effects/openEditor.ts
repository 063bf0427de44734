import { ApiError, fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import type { ChangeConflict } from '@dialogwerk/shared/contract';
import { $session, retryWith, showNotice } from '@dialogwerk/shared/state';
import { newId } from '../../../newId.ts';
import type { RemoteFieldRef } from '../model/FieldRef.ts';
import { createEditor } from '../state/createEditor.ts';
import type { Editor, SendFault } from '../state/createEditor.ts';
import { texts } from '../texts.ts';
import { keepUnsent } from './keepUnsent.ts';
import { openOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';
import { readRemoteChanges } from './readRemoteChanges.ts';
import { resumeUnsent } from './resumeUnsent.ts';
import { sendCommand } from './sendCommand.ts';

interface Opened {
  readonly editor: Editor;
  readonly outbox: Outbox;
}

/** Editors whose changes may still be on the way, by the id in the address. */
const open = new Map<string, Opened>();

/**
 * Loads a dialog for editing; throws `ApiError`. What an earlier visit has not sent yet is sent first, also when its page
 * was closed meanwhile. Everything goes out for the author who opens the dialog, and for nobody who logs in after them.
 */
export async function openEditor(survey_id: string): Promise<Editor> {
  await open.get(survey_id)?.editor.settled();
  const user_id = $session.get()?.user_id ?? '';
  const isTheirs = (): boolean => ($session.get()?.user_id ?? '') === user_id;
  const { survey, revision } = await fetchOnce('surveyDataConfigurator', { survey_id });
  const client = newId('w');
  const editor = createEditor(survey, revision, {
    client,
    send: async (state, waiting) => {
      if (!isTheirs()) throw new Error('the author has logged out');
      return await sendCommand(state, waiting);
    },
    readFlags: (id) => fetchOnce('dialog', { survey_id: id }),
    readRemoteChanges,
    faultOf,
    conflictOf,
    tellFault: (error) => {
      if (isTheirs()) tellFault(error, editor);
      else if ($session.get() === null) showNotice(texts.signedOut);
    },
    tellKept,
  });
  const owner = { user_id, survey_id: survey.survey_id };
  const outbox = openOutbox(owner, client);
  keepUnsent(editor, outbox);
  open.set(survey_id, { editor, outbox });
  try {
    await resumeUnsent(editor, owner);
  } catch (error) {
    outbox.leave();
    throw error;
  }
  return editor;
}

/** Lets go of an editor that is left, once everything is sent that can be. */
export async function forgetEditor(survey_id: string, editor: Editor): Promise<void> {
  await editor.settled();
  const opened = open.get(survey_id);
  if (opened?.editor !== editor) return;
  open.delete(survey_id);
  opened.outbox.leave();
}

/** Why a dialog could not be opened, as a sentence. */
export function openFault(error: unknown): string {
  return isGone(error) ? texts.notFound : reasonOf(error);
}

/** The dialog itself does not exist for this author (any more). */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'survey/unknown' || error.code === 'survey/gone');
}

function faultOf(error: unknown): SendFault {
  const status = error instanceof ApiError ? error.status : 0;
  // A session that ends takes no work with it: what waits is kept until its author is back.
  return status === 0 || status === 401 || status === 429 || status >= 500 ? 'unreachable' : 'refused';
}

function conflictOf(error: unknown): ChangeConflict | null {
  if (!(error instanceof ApiError) || error.code !== 'revision/conflict') return null;
  return hasConflict(error.body) ? error.body.conflict : null;
}

/** The contract's word is taken for the rest, as for every call. */
function hasConflict(body: unknown): body is { conflict: ChangeConflict } {
  return typeof body === 'object' && body !== null && 'conflict' in body && typeof body.conflict === 'object';
}

function tellFault(error: unknown, editor: Editor): void {
  if (isGone(error)) {
    showNotice(texts.gone);
    return;
  }
  if (error instanceof ApiError && error.status === 401) {
    showNotice(texts.signedOut);
    return;
  }
  const reason = reasonOf(error);
  if (faultOf(error) === 'refused') showNotice(texts.refused(reason));
  else showNotice(texts.unreachable(reason), retryWith(editor.retry));
}

function tellKept(kept: readonly RemoteFieldRef[]): void {
  const [first] = kept;
  if (first) showNotice(texts.kept(first.by, first.question_name, kept.length));
}

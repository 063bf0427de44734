import { ApiError, authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { createEditor } from '../state/createEditor.ts';
import type { Editor, SendFault } from '../state/createEditor.ts';
import { texts } from '../texts.ts';
import { sendCommand } from './sendCommand.ts';

/** Editors whose changes may still be on the way, by the id in the address. */
const open = new Map<string, Editor>();

/** Loads a dialog for editing; throws `ApiError`. What an earlier visit has not sent yet is sent first. */
export async function openEditor(survey_id: string): Promise<Editor> {
  await open.get(survey_id)?.settled();
  const { survey, revision } = await authorClient.call('surveyDataConfigurator', { survey_id });
  const editor = createEditor(survey, revision, {
    send: sendCommand,
    readFlags: (id) => authorClient.call('dialog', { survey_id: id }),
    faultOf,
    tellFault,
  });
  open.set(survey_id, editor);
  return editor;
}

/** Lets go of an editor that is left, once everything is sent. */
export async function forgetEditor(survey_id: string, editor: Editor): Promise<void> {
  await editor.settled();
  if (open.get(survey_id) === editor) open.delete(survey_id);
}

/** Why a dialog could not be opened, as a sentence. */
export function openFault(error: unknown): string {
  return error instanceof ApiError && error.status === 404 ? texts.notFound : reasonOf(error);
}

function faultOf(error: unknown): SendFault {
  const status = error instanceof ApiError ? error.status : 0;
  return status === 0 || status === 429 || status >= 500 ? 'unreachable' : 'refused';
}

function tellFault(error: unknown, editor: Editor): void {
  const reason = reasonOf(error);
  if (faultOf(error) === 'refused') showNotice(texts.refused(reason));
  else showNotice(texts.unreachable(reason), { label: texts.retry, run: editor.retry });
}

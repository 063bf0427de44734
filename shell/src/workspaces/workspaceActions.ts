import { change, patch } from '@dialogwerk/shared/clients';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from './texts.ts';

interface Named {
  readonly workspace_id: string;
  readonly name: string;
}

/** Makes a workspace, which is there at once; tells its id, or null where it was not made. */
export async function makeWorkspace(name: string): Promise<string | null> {
  const workspace_id = crypto.randomUUID();
  const made = await change(
    'setWorkspace',
    { workspace_id, name },
    {
      patches: [
        patch('listWorkspaces', {}, (before) => ({
          ...before,
          workspaces: [...before.workspaces, { workspace_id, name, role: 'Besitzer', members: 1, surveys: 0 }],
        })),
      ],
    },
  );
  showNotice(made.ok ? texts.made(name) : texts.notMade(made.reason));
  return made.ok ? workspace_id : null;
}

/** Gives a workspace another name; 'Rückgängig' gives it the one of before. */
export async function renameWorkspace({ workspace_id, name: before }: Named, name: string): Promise<void> {
  const renamed = await change(
    'setWorkspace',
    { workspace_id, name },
    {
      patches: [
        patch('listWorkspaces', {}, (known) => ({
          ...known,
          workspaces: known.workspaces.map((one) => (one.workspace_id === workspace_id ? { ...one, name } : one)),
        })),
      ],
    },
  );
  if (!renamed.ok) return showNotice(texts.notRenamed(renamed.reason));
  showNotice(texts.renamed(name), {
    label: texts.undo,
    run: () => void renameWorkspace({ workspace_id, name }, before),
  });
}

const without = (workspace_id: string) =>
  patch('listWorkspaces', {}, (before) => ({
    ...before,
    workspaces: before.workspaces.filter((one) => one.workspace_id !== workspace_id),
  }));

/** Leaves a workspace; who wants to be back needs an invitation. */
export async function leaveWorkspace({ workspace_id, name }: Named): Promise<void> {
  const left = await change('leaveWorkspace', { workspace_id }, { patches: [without(workspace_id)] });
  showNotice(left.ok ? texts.left(name) : texts.notLeft(left.reason));
}

/** Deletes a workspace; 'Rückgängig' brings it back with its people and dialogs. */
export async function deleteWorkspace(workspace: Named): Promise<void> {
  const { workspace_id, name } = workspace;
  const deleted = await change('deleteWorkspace', { workspace_id }, { patches: [without(workspace_id)] });
  if (!deleted.ok) return showNotice(texts.notRemoved(deleted.reason));
  showNotice(texts.removed(name), { label: texts.undo, run: () => void restoreWorkspace(workspace) });
}

/** Brings a deleted workspace back. */
export async function restoreWorkspace(workspace: Named): Promise<void> {
  const restored = await change('restoreWorkspace', { workspace_id: workspace.workspace_id });
  if (restored.ok) return showNotice(texts.restored(workspace.name));
  showNotice(
    texts.notRestored(restored.reason),
    retryWith(() => void restoreWorkspace(workspace)),
  );
}

/** Takes a dialog out of its workspace; 'Rückgängig' puts it back. */
export async function takeOut(survey: { survey_id: string; survey_name: string }, workspace_id: string): Promise<void> {
  const { survey_id, survey_name } = survey;
  const place = (to: string | null) => change('moveSurveys', { places: [{ survey_id, workspace_id: to }] });
  const taken = await place(null);
  if (!taken.ok) return showNotice(texts.notTakenOut(taken.reason));
  showNotice(texts.takenOut(survey_name), { label: texts.undo, run: () => void place(workspace_id) });
}

/** Answers an invitation. */
export async function answerInvitation({ workspace_id, name }: Named, accept: boolean): Promise<void> {
  const answered = await change(
    'answerWorkspaceInvitation',
    { workspace_id, accept },
    {
      patches: [
        patch('workspaceInvitations', {}, ({ invitations }) => ({
          invitations: invitations.filter((one) => one.workspace_id !== workspace_id),
        })),
      ],
    },
  );
  if (!answered.ok) return showNotice(texts.notAnswered(answered.reason));
  showNotice(accept ? texts.accepted(name) : texts.declined(name));
}

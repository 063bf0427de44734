import { CallError } from '../errors/CallError.ts';
import type { WorkspaceOfAuthor } from '../workspaces/workspacesOf.ts';
import type { PolicyContext } from './findSurvey.ts';
import { mayManageWorkspace } from './mayManageWorkspace.ts';
import { mayUseWorkspace } from './mayUseWorkspace.ts';

/**
 * The workspace that several share, if the author is in it, manages it, or is its Besitzer and may delete it. Somebody's own one has
 * neither members nor dialogs, so here it does not exist.
 */
export async function sharedWorkspace(
  context: PolicyContext,
  workspace_id: string,
  need: 'use' | 'manage' | 'delete',
): Promise<WorkspaceOfAuthor> {
  const workspace = await (need === 'use' ? mayUseWorkspace : mayManageWorkspace)(context, workspace_id);
  if (workspace.is_personal) throw new CallError('workspace/unknown');
  if (need === 'delete' && workspace.role !== 'Besitzer')
    throw new CallError('role/insufficient', { role: workspace.role, need: 'deleteWorkspace' });
  return workspace;
}

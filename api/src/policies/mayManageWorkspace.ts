import { CallError } from '../errors/CallError.ts';
import type { WorkspaceOfAuthor } from '../workspaces/workspacesOf.ts';
import type { PolicyContext } from './findSurvey.ts';
import { mayUseWorkspace } from './mayUseWorkspace.ts';
import { maySharePermission } from './rights.ts';

/** The workspace, if the author may change its people, its brand kits and what stands in it. */
export async function mayManageWorkspace(context: PolicyContext, workspace_id: string): Promise<WorkspaceOfAuthor> {
  const workspace = await mayUseWorkspace(context, workspace_id);
  if (maySharePermission(workspace.role) === 0)
    throw new CallError('role/insufficient', { role: workspace.role, need: 'manageWorkspace' });
  return workspace;
}

import { CallError } from '../errors/CallError.ts';
import type { WorkspaceOfAuthor } from '../workspaces/workspacesOf.ts';
import type { PolicyContext } from './findSurvey.ts';
import { mayUseWorkspace } from './mayUseWorkspace.ts';
import { mayFill } from './rights.ts';

/** The workspace, if the author may add files to its library, change and delete them: who may edit its dialogs. */
export async function mayFillWorkspace(context: PolicyContext, workspace_id: string): Promise<WorkspaceOfAuthor> {
  const workspace = await mayUseWorkspace(context, workspace_id);
  if (!mayFill(workspace.role)) throw new CallError('role/insufficient', { role: workspace.role, need: 'fill' });
  return workspace;
}

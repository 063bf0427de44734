import { CallError } from '../errors/CallError.ts';
import type { WorkspaceOfAuthor } from '../workspaces/workspacesOf.ts';
import { workspacesOf } from '../workspaces/workspacesOf.ts';
import type { PolicyContext } from './findSurvey.ts';

/** The workspace, if the author is in it; 404 without, because one that one is not in does not exist for them. */
export async function mayUseWorkspace(
  { services, who }: PolicyContext,
  workspace_id: string,
): Promise<WorkspaceOfAuthor> {
  const all = await workspacesOf(services.db, who.user_id);
  const workspace = all.find((one) => one.workspace_id === workspace_id);
  if (!workspace) throw new CallError('workspace/unknown');
  return workspace;
}

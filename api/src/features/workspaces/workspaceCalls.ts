import type { Handlers } from '../../calls/handler.ts';
import { changeWorkspaceRole, removeFromWorkspace } from './changePeople.ts';
import { deleteWorkspace, restoreWorkspace } from './deleteWorkspace.ts';
import { inviteToWorkspace, resendWorkspaceInvite } from './inviteToWorkspace.ts';
import { leaveWorkspace } from './leaveWorkspace.ts';
import { listWorkspaces } from './listWorkspaces.ts';
import { moveSurveys } from './moveSurveys.ts';
import { setWorkspace } from './setWorkspace.ts';
import { answerWorkspaceInvitation, workspaceInvitations } from './workspaceInvitations.ts';
import { workspaceTeam } from './workspaceTeam.ts';

/** What an organisation has together: its workspaces, who is in them, and which dialogs. */
export const workspaceCalls = {
  listWorkspaces,
  workspaceTeam,
  setWorkspace,
  deleteWorkspace,
  restoreWorkspace,
  inviteToWorkspace,
  resendWorkspaceInvite,
  changeWorkspaceRole,
  removeFromWorkspace,
  leaveWorkspace,
  moveSurveys,
  workspaceInvitations,
  answerWorkspaceInvitation,
} satisfies Partial<Handlers>;

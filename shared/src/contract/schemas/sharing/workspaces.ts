import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { FILING_LIMITS } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { LIST_READS, WORKSPACE_READS } from '../../readsOf.ts';
import { done, emailAddress, milliseconds, publicSurveyId } from '../primitives.ts';
import { roleName } from '../accounts/surveyRights.ts';
import { newRole, sharingMember } from './sharing.ts';

const workspaceId = z.uuid();
const workspaceName = z
  .string()
  .overwrite(plainName)
  .min(1, 'Bitte geben Sie dem Arbeitsbereich einen Namen.')
  .max(FILING_LIMITS.name);

/** A workspace that several share, as one who is in it sees it (docs/decisions/0168). */
const listedWorkspace = z.object({
  workspace_id: workspaceId,
  name: z.string(),
  /** What the reader is in each of its dialogs; its Besitzer has 'Voller Zugriff' there. */
  role: roleName,
  members: z.number().int(),
  /** Those that are not deleted. */
  surveys: z.number().int(),
});
export type ListedWorkspace = z.infer<typeof listedWorkspace>;

/** An invitation to a workspace that waits for its answer. */
const workspaceInvitation = z.object({
  workspace_id: workspaceId,
  name: z.string(),
  role: roleName,
  /** Name or address of who invited; null once their account is gone. */
  invited_by: z.string().nullable(),
  created_at: milliseconds,
});
export type WorkspaceInvitation = z.infer<typeof workspaceInvitation>;

const person = { workspace_id: workspaceId, name: emailAddress };
const teamErrors = ['role/insufficient', 'team/own-row', 'team/owners-row', 'workspace/unknown'] as const;

export const workspaceCalls = {
  /** The shared workspaces that the author is in, by name, and those of theirs that were deleted and can come back. */
  listWorkspaces: {
    method: 'GET',
    path: '/api/workspaces',
    access: 'author',
    request: z.object({}),
    response: z.object({
      workspaces: z.array(listedWorkspace),
      deleted: z.array(z.object({ workspace_id: workspaceId, name: z.string(), deleted_at: milliseconds })),
    }),
  },
  /** Who is in a workspace, Besitzer first and invited people last, and its dialogs by name. */
  workspaceTeam: {
    method: 'GET',
    path: '/api/workspaces/:workspace_id/team',
    access: 'author',
    errors: ['workspace/unknown'],
    request: z.object({ workspace_id: workspaceId }),
    response: z.object({
      members: z.array(sharingMember.pick({ name: true, role: true, invite_accepted: true })),
      surveys: z.array(z.object({ survey_id: publicSurveyId, survey_name: z.string(), owner: z.string() })),
    }),
  },
  /** Makes a workspace, whose Besitzer is who makes it, or renames one. The id is of the caller's making, so that it can be repeated. */
  setWorkspace: {
    method: 'PUT',
    path: '/api/workspaces/:workspace_id',
    access: 'author',
    invalidates: [
      'accountDeletion',
      'brandKits',
      'dialogPermissions',
      'listLibrary',
      ...WORKSPACE_READS,
      'workspaceInvitations',
    ],
    errors: ['role/insufficient', 'workspace/too-many', 'workspace/unknown'],
    request: z.object({ workspace_id: workspaceId, name: workspaceName }),
    response: done,
  },
  /** Puts a workspace aside: its dialogs are their owners' again, nobody is in one by it any more. `restoreWorkspace` brings it back for 30 days. */
  deleteWorkspace: {
    method: 'DELETE',
    path: '/api/workspaces/:workspace_id',
    access: 'author',
    invalidates: [...LIST_READS, 'brandKits', 'comments', 'dialogPermissions', 'listLibrary', 'workspaceInvitations'],
    errors: ['role/insufficient', 'workspace/unknown'],
    request: z.object({ workspace_id: workspaceId }),
    response: done,
  },
  /** Brings it back with its people and those of its dialogs that stand in no other one meanwhile. */
  restoreWorkspace: {
    method: 'POST',
    path: '/api/workspaces/:workspace_id/restore',
    access: 'author',
    invalidates: [...LIST_READS, 'brandKits', 'comments', 'dialogPermissions', 'listLibrary', 'workspaceInvitations'],
    errors: ['role/insufficient', 'workspace/unknown'],
    request: z.object({ workspace_id: workspaceId }),
    response: done,
  },
  /** Invites an address by a mail, as `inviteUser` does to a dialog. */
  inviteToWorkspace: {
    method: 'POST',
    path: '/api/workspaces/:workspace_id/invite',
    access: 'author',
    invalidates: ['workspaceTeam'],
    makes: 'entries',
    errors: [...teamErrors, 'throttle/too-many-attempts', 'workspace/already-member'],
    request: z.object({ ...person, new_role: newRole }),
    response: done,
  },
  /** Sends an invitation that waits once more. */
  resendWorkspaceInvite: {
    method: 'POST',
    path: '/api/workspaces/:workspace_id/resend',
    access: 'author',
    invalidates: [],
    errors: [...teamErrors, 'team/not-pending', 'throttle/too-many-attempts'],
    request: z.object(person),
    response: done,
  },
  /** Gives a member, or somebody who is invited, another role, at once in each of its dialogs. */
  changeWorkspaceRole: {
    method: 'POST',
    path: '/api/workspaces/:workspace_id/role',
    access: 'author',
    invalidates: ['accountDeletion', 'comments', 'dialogPermissions', 'listTeams', 'workspaceTeam'],
    errors: [...teamErrors, 'workspace/unknown-member'],
    request: z.object({ ...person, new_role: newRole }),
    response: done,
  },
  /** Takes somebody out, or an invitation back. In its dialogs they stay what they are by themselves. */
  removeFromWorkspace: {
    method: 'POST',
    path: '/api/workspaces/:workspace_id/remove',
    access: 'author',
    invalidates: ['accountDeletion', 'comments', 'dialogPermissions', 'listTeams', ...WORKSPACE_READS],
    errors: [...teamErrors, 'workspace/unknown-member'],
    request: z.object(person),
    response: done,
  },
  /** Goes; who was its Besitzer is followed by whoever has had 'Voller Zugriff' for longest. */
  leaveWorkspace: {
    method: 'POST',
    path: '/api/workspaces/:workspace_id/leave',
    access: 'author',
    invalidates: [...LIST_READS, 'brandKits', 'comments', 'dialogPermissions', 'listLibrary'],
    errors: ['workspace/last-manager', 'workspace/unknown'],
    request: z.object({ workspace_id: workspaceId }),
    response: done,
  },
  /** Puts dialogs into workspaces, or with null out of theirs, all of them or none. */
  moveSurveys: {
    method: 'PUT',
    path: '/api/surveys/workspaces',
    access: 'author',
    invalidates: [...LIST_READS, 'comments', 'dialogPermissions'],
    errors: ['role/insufficient', 'survey/unknown', 'workspace/unknown'],
    request: z.object({
      places: z
        .array(z.object({ survey_id: publicSurveyId, workspace_id: workspaceId.nullable() }))
        .min(1)
        .max(FILING_LIMITS.atOnce),
    }),
    response: done,
  },
  workspaceInvitations: {
    method: 'GET',
    path: '/api/account/workspace_invitations',
    access: 'author',
    request: z.object({}),
    response: z.object({ invitations: z.array(workspaceInvitation) }),
  },
  answerWorkspaceInvitation: {
    method: 'POST',
    path: '/api/account/workspace_invitations',
    access: 'author',
    invalidates: ['workspaceInvitations', ...LIST_READS],
    errors: ['invitation/unknown'],
    request: z.object({ workspace_id: workspaceId, accept: z.boolean() }),
    response: done,
  },
} as const satisfies CallRecords;

import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { done, emailAddress, flag, publicSurveyId, surveyId } from '../primitives.ts';
import { roleName } from '../accounts/surveyRights.ts';

/** A member of a dialog's team; `name` is the e-mail address, `invite_accepted` 0 is pending (spec §3). */
export const sharingMember = z.object({
  name: z.string(),
  /** The stronger one of what they were given here and in the workspace. */
  role: roleName,
  invite_accepted: flag,
  /** The workspace of the dialog by which they are in the team, and what it gives them; null for who is there by themselves alone. */
  workspace: z.object({ workspace_id: z.uuid(), name: z.string(), role: roleName }).nullable(),
  /** What they were given in this dialog; null for who is in the team by the workspace alone. */
  own_role: roleName.nullable(),
});
export type SharingMember = z.infer<typeof sharingMember>;

const target = {
  survey_id: surveyId,
  name: emailAddress,
  apply_to_multichat: z.boolean().default(false),
  dialog_manager_id: z.number().int().nullable().default(null),
};
/** Besitzer is read-only (spec §6). */
export const newRole = z.enum(['Voller Zugriff', 'Bearbeiten + Trainieren', 'Trainieren', 'Analysieren'], {
  error: 'Bitte eine Berechtigung auswählen',
});

export const sharingCalls = {
  /** The teams of the author's dialogs that they may manage, each once, with the dialog changed last that it works on. */
  listTeams: {
    method: 'GET',
    path: '/api/teams',
    access: 'author',
    request: z.object({}),
    response: z.object({
      teams: z.array(
        z.object({
          survey_id: publicSurveyId,
          survey_name: z.string(),
          /** How many dialogs have this team. */
          surveys: z.number().int(),
          /** Those in it beside the author. */
          members: z.array(z.object({ name: z.string(), role: roleName })),
        }),
      ),
    }),
  },
  dialogPermissions: {
    method: 'POST',
    path: '/api/get_dialog_permissions',
    access: 'author',
    errors: ['survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({
      roles_current_survey_id: z.array(sharingMember),
      sharing_permission: flag,
      /** Where the dialog stands; null for its owner's own. */
      workspace: z.object({ workspace_id: z.uuid(), name: z.string() }).nullable(),
    }),
  },
  inviteUser: {
    method: 'POST',
    path: '/api/invite_user',
    access: 'author',
    invalidates: ['dialogPermissions', 'listTeams'],
    makes: 'entries',
    errors: [
      'manager/unknown',
      'role/insufficient',
      'survey/unknown',
      'team/already-member',
      'team/not-all-of-manager',
      'team/own-row',
      'team/owners-row',
      'throttle/too-many-attempts',
    ],
    request: z.object({ ...target, new_role: newRole }),
    response: done,
  },
  resendInvite: {
    method: 'POST',
    path: '/api/resend_invite',
    access: 'author',
    invalidates: ['dialogPermissions'],
    errors: [
      'manager/unknown',
      'role/insufficient',
      'survey/unknown',
      'team/not-all-of-manager',
      'team/not-pending',
      'team/own-row',
      'team/owners-row',
      'throttle/too-many-attempts',
    ],
    request: z.object({ ...target, new_role: newRole }),
    response: done,
  },
  changePermissionUser: {
    method: 'POST',
    path: '/api/change_permission_user',
    access: 'author',
    invalidates: ['approvals', 'dialogPermissions', 'listTeams', 'managerApprovals'],
    errors: [
      'manager/unknown',
      'role/insufficient',
      'survey/unknown',
      'team/by-workspace',
      'team/not-all-of-manager',
      'team/own-row',
      'team/owners-row',
      'team/unknown-member',
    ],
    request: z.object({ ...target, new_role: newRole }),
    response: done,
  },
  deleteSharingUser: {
    method: 'POST',
    path: '/api/delete_sharing_user',
    access: 'author',
    invalidates: ['approvals', 'dialogPermissions', 'listTeams', 'managerApprovals'],
    errors: [
      'manager/unknown',
      'role/insufficient',
      'survey/unknown',
      'team/by-workspace',
      'team/not-all-of-manager',
      'team/own-row',
      'team/owners-row',
      'team/unknown-member',
    ],
    request: z.object(target),
    response: done,
  },
} as const satisfies CallRecords;

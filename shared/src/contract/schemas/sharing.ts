import { z } from 'zod';
import { done, emailAddress, flag, surveyId } from './primitives.ts';
import { roleName } from './survey.ts';

/** A member of a dialog's team; `name` is the e-mail address, `invite_accepted` 0 is pending (spec §3). */
const sharingMember = z.object({ name: z.string(), role: roleName, invite_accepted: flag });
export type SharingMember = z.infer<typeof sharingMember>;

export const dialogPermissions = {
  request: z.object({ survey_id: surveyId }),
  response: z.object({ roles_current_survey_id: z.array(sharingMember), sharing_permission: flag }),
};

const target = {
  survey_id: surveyId,
  name: emailAddress,
  apply_to_multichat: z.boolean().default(false),
  dialog_manager_id: z.number().int().nullable().default(null),
};
/** Besitzer is read-only (spec §6). */
const newRole = z.enum(['Voller Zugriff', 'Bearbeiten + Trainieren', 'Trainieren', 'Analysieren'], {
  error: 'Bitte eine Berechtigung auswählen',
});

export const inviteUser = { request: z.object({ ...target, new_role: newRole }), response: done };
export const resendInvite = { request: z.object({ ...target, new_role: newRole }), response: done };
export const changePermissionUser = { request: z.object({ ...target, new_role: newRole }), response: done };
export const deleteSharingUser = { request: z.object(target), response: done };

import type { CallResponse } from '@dialogwerk/shared/contract';

/** The team of a dialog that nobody works on together, as its panel reads it. */
export const nobodyElse = (): CallResponse<'dialogPermissions'> => ({
  sharing_permission: 1,
  workspace: null,
  roles_current_survey_id: [],
});

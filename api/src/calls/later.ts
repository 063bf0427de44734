import { CallError } from './CallError.ts';
import type { Handlers } from './handler.ts';
import { callTexts } from './texts.ts';

const later = async (): Promise<never> => {
  throw new CallError(501, callTexts.later);
};

/** The calls whose work comes later: they check access and input like all others, then say so. */
export const laterCalls = {
  magicLink: later,
  magicLinkRegistration: later,
  trainingdataJumps: later,
  createGptExitCondition: later,
  updateGptExitCondition: later,
  deleteGptExitCondition: later,
  dialogmanagerTrigger: later,
  createTrigger: later,
  deleteTrigger: later,
  simulatePath: later,
  inviteUser: later,
  resendInvite: later,
  changePermissionUser: later,
  deleteSharingUser: later,
  excelExport: later,
} satisfies Partial<Handlers>;

import type { Handler, Handlers } from '../../calls/handler.ts';
import { adminModel, adminTryModel } from './adminModel.ts';
import { conversationModelCalls } from './conversationModelCalls.ts';
import { deleteExitTrial, exitTrials, keepExitTrial } from './exitTrials.ts';
import { modelEndpointCalls } from './modelEndpointCalls.ts';
import { tryExitConditions } from './tryExitConditions.ts';

/** Which models are connected is no secret to authors: they decide what goes there. */
const modelState: Handler<'modelState'> = async (_, { services }) => services.model.state;

export const modelCalls = {
  modelState,
  adminModel,
  adminTryModel,
  tryExitConditions,
  exitTrials,
  keepExitTrial,
  deleteExitTrial,
  conversationModelCalls,
  ...modelEndpointCalls,
} satisfies Partial<Handlers>;

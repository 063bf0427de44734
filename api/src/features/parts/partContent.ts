import type { Handler } from '../../calls/handler.ts';
import { mayUsePart } from '../../policies/mayUsePart.ts';
import { deliveredContent } from './delivered/deliveredContent.ts';
import { dialogContent } from './dialogContent.ts';

/** A part as it is to be put into a dialog; what is delivered is there for every author. */
export const partContent: Handler<'partContent'> = async ({ kind, id, version }, context) => {
  const survey = kind === 'dialog' ? await mayUsePart(context, id) : null;
  return survey ? dialogContent(context.services.db, survey, version) : deliveredContent(id, version);
};

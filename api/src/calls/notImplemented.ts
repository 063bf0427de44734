import { mayAnalyse } from '../policies/mayAnalyse.ts';
import { CallError } from './CallError.ts';
import type { Handlers } from './handler.ts';

/** The calls whose work comes later: they check access, input and role like all others, then say so. */
export const notImplemented = {
  async excelExport(input, context) {
    await mayAnalyse(context, input.survey_id);
    throw new CallError('server/not-implemented');
  },
} satisfies Partial<Handlers>;

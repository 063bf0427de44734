import { mayAnalyse } from '../policies/mayAnalyse.ts';
import { CallError } from './CallError.ts';
import type { Handlers } from './handler.ts';
import { callTexts } from './texts.ts';

/** The calls whose work comes later: they check access, input and role like all others, then say so. */
export const laterCalls = {
  async excelExport(input, context) {
    await mayAnalyse(context, input.survey_id);
    throw new CallError(501, callTexts.later);
  },
} satisfies Partial<Handlers>;

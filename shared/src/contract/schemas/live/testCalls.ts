import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { surveyId } from '../primitives.ts';
import { drawnChoices } from './drawnChoices.ts';
import { clientConfig, linkQuery, liveUser } from './live.ts';

export const testCalls = {
  /**
   * The author's own test conversation (Testen): same engine, `is_live` false. The same user as `register_live`
   * gives, for the author's test chat of a dialog that need not be live. With `as_it_is` a test that has come to its
   * end is shown as it ended, as after `simulate_path`; without, it begins anew. It also does where its address names other arms.
   */
  testRegister: {
    method: 'POST',
    path: '/api/test_conversation',
    access: 'author',
    invalidates: ['testTrace'],
    makes: 'entries',
    errors: ['role/insufficient', 'survey/inactive', 'survey/no-question', 'survey/unknown'],
    request: z.object({
      survey_id: surveyId,
      as_it_is: z.boolean().default(false),
      /** The address of the test from '?' on: `arm_<variable>=<arm>` names the arm of an experiment. */
      query: linkQuery,
    }),
    response: z.object({ success: z.literal(true), ...liveUser }),
  },
  /**
   * As `config`, of the draft, for an author who may test; with the address of its privacy text, because nobody else
   * knows it before it is published.
   */
  testConfig: {
    method: 'POST',
    path: '/api/test_config',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown', 'survey/unknown-link'],
    /** `query`: the address of the test, which may name a language. */
    request: z.object({ survey_id: surveyId, query: linkQuery }),
    response: clientConfig.extend({
      privacy_path: z.string(),
      /** Its experiments and shuffles, with the parameter that names an arm or an order of each; absent for none. */
      experiments: z.array(drawnChoices).optional(),
    }),
  },
} as const satisfies CallRecords;

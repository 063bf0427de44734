import { SCRIPTED_TESTS } from '../limits.ts';
import { refusal } from './ErrorRecord.ts';

/** Refusals about conversations that are kept as tests. */
export const scriptedTestErrors = {
  'scripted-test/unknown': refusal(
    404,
    'Diesen Test gibt es nicht mehr. Vielleicht hat ihn jemand aus dem Team gelöscht.',
  ),
  'scripted-test/too-many': refusal(
    409,
    `Ein Dialog hat höchstens ${SCRIPTED_TESTS.most} Tests. Bitte löschen Sie einen, den Sie nicht mehr brauchen.`,
  ),
  'scripted-test/no-reply': refusal(
    409,
    'In diesem Gespräch wurde noch nichts geantwortet. Bitte antworten Sie zuerst.',
  ),
  'scripted-test/too-long': refusal(
    409,
    `Ein Test umfasst höchstens ${SCRIPTED_TESTS.events} Schritte; dieses Gespräch ist länger.`,
  ),
  'scripted-test/dialog-changed': refusal(
    409,
    'Der Dialog wurde geändert, seit Sie dieses Gespräch geführt haben. Bitte führen Sie es noch einmal von vorn.',
  ),
} as const;

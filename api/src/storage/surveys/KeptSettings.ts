import type { FixMessages, SurveyConfig } from '@dialogwerk/shared/contract';

/** A dialog's settings as a revision keeps them: its texts in other languages stand in the revision's snapshot alone. */
export type KeptSettings = Omit<SurveyConfig, 'translations'> & FixMessages;

import type { CompiledSurvey } from './CompiledSurvey.ts';

/** A dialog whose conversations are supposed to happen at a moment, in milliseconds since 1970; undefined for none. */
export function supposedAt(survey: CompiledSurvey, at: number | undefined): CompiledSurvey {
  return at === undefined ? survey : { ...survey, at };
}

import { sql } from 'kysely';

/** Whether the conversation `c` is a respondent's (and no test), and the first question was shown. */
export const begunLive = sql<boolean>`c.is_live and c.turn > 0`;

/**
 * Whether the conversation `c` is a respondent's with at least one answer: every turn after the first, which says the welcome,
 * stores one. To look for the answers themselves costs twice the time.
 */
export const answeredLive = sql<boolean>`c.is_live and c.turn > 1`;

/** Whether the conversation `c` has come to its end: 'beendet' wherever it is counted (docs/glossary.md). Who was screened out has not. */
export const hasFinished = sql<boolean>`(c.finished_at is not null and not c.screened)`;

/** Whether the conversation `c` is a respondent's and has come to its end. */
export const finishedLive = sql<boolean>`(c.is_live and ${hasFinished})`;

/** Who has said nothing for so long has stopped; milliseconds. */
export const STOPPED_AFTER_MS = 24 * 60 * 60_000;

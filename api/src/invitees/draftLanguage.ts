import { sql } from 'kysely';

/** The language of a dialog as its authors have set it last, as `language`; for queries that have `surveys.settings` alone. */
export const draftLanguage = sql<string>`coalesce(settings->>'language', 'de')`.as('language');

import { found } from './found.ts';

const topics =
  /(?<!\p{L})(?:Einkommen|Gehalt|verdien(?:en|st)|Vermögen|Schulden|Religion|Konfession|Glaube[ns]?|sexuell\p{L}{0,20}|Geschlechtsverkehr|schwanger|Schwangerschaft|Krankheit\p{L}{0,20}|Diagnose\p{L}{0,20}|Depression\p{L}{0,20}|Suizid\p{L}{0,20}|Selbstmord|Drogen|Alkohol|Partei|gewählt|Wahlentscheidung|Vorstrafe\p{L}{0,20}|straffällig|Gewalt|misshandelt|Abtreibung|Körpergewicht|wie viel wiegen|Migrationshintergrund|Aufenthaltsstatus|Kündigung|Scheidung|Trennung)(?!\p{L})/iu;
/** Among the first so many questions of a dialog that asks at least so many. */
export const SENSITIVE = { first: 3, least: 6 } as const;

/** A topic that people speak of only once they trust whoever asks; null for none (Porst, on the order of questions). */
export const sensitiveRule = (text: string): string | null => found(topics, text);

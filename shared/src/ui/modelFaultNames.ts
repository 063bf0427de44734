import type { ModelFault } from '../contract/index.ts';

/** Why a language model gave no answer, in a word or two. */
export const modelFaultNames: Readonly<Record<ModelFault, string>> = {
  timeout: 'zu langsam',
  network: 'nicht erreichbar',
  'rate-limited': 'Anbieter überlastet',
  server: 'Fehler beim Anbieter',
  settings: 'falsche Einstellungen',
  refused: 'verweigert',
  empty: 'leere Antwort',
  'bad-answer': 'unbrauchbare Antwort',
  budget: 'Kontingent aufgebraucht',
  busy: 'zu viele auf einmal',
  aborted: 'abgebrochen',
};

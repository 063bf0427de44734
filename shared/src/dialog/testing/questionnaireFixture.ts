import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where a questionnaire lies that nobody here wrote; `questionnaires/README.md` names sources and licences. */
export function questionnairePath(name: string): string {
  return fileURLToPath(new URL(`questionnaires/${name}`, import.meta.url));
}

/** A questionnaire that nobody here wrote, as text. */
export function questionnaireFixture(name: string): string {
  return readFileSync(questionnairePath(name), 'utf8');
}

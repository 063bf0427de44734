import { readFileSync } from 'node:fs';

const fixtures = new URL('../../../../../shared/fixtures/questionnaires/', import.meta.url);

/** A questionnaire that nobody here wrote, as text. */
export function questionnaireFixture(name: string): string {
  return readFileSync(new URL(name, fixtures), 'utf8');
}

import { readFileSync } from 'node:fs';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { questionnairePath } from '@dialogwerk/shared/testing/questionnaires';
import type { Product } from './startProduct.ts';

/** The PHQ-9 in German (CC0), as its publisher wrote it. */
export const phq9File = questionnairePath('phq-9-de.fhir.json');

export async function logIn(product: Product): Promise<string> {
  const { token } = await callOrThrow(product.url, 'login', product.account);
  return token;
}

/** Imports the PHQ-9 and sets it live; gives its public id. */
export async function livePhq9(product: Product, token: string): Promise<string> {
  const content = readFileSync(phq9File, 'utf8');
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content }, token);
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id: survey.survey_id, active: true } }, token);
  return survey.survey_id;
}

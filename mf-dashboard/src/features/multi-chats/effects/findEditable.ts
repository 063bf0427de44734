import { authorClient } from '@dialogwerk/shared/clients';
import type { NamedSurvey } from '../model/chosenInOrder.ts';

/** The dialogs to choose from, and how many more there are. */
export interface Editable {
  readonly surveys: readonly NamedSurvey[];
  readonly hidden: number;
}

/** Finds dialogs that the author may edit by a part of their name; '' finds all. */
export async function findEditable(search: string, signal: AbortSignal): Promise<Editable> {
  const request = { right: 'edit', order: 'name', ...(search === '' ? {} : { search }) } as const;
  const { surveys, total } = await authorClient.call('listSurveys', request, { signal });
  return { surveys, hidden: total - surveys.length };
}

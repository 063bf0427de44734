import { randomUUID } from 'node:crypto';
import type { CallResponse } from '@dialogwerk/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestAuthor } from './anAuthor.ts';
import type { TestApi } from './startTestApi.ts';

/** People for a list, each called Person 1, Person 2, …; null for one without an address. */
export function peopleOf(emails: readonly (string | null)[], anonymous = false) {
  return {
    anonymous,
    columns: ['vorname'],
    invitees: emails.map((email, index) => ({ invitee_id: randomUUID(), email, known: [`Person ${index + 1}`] })),
  };
}

/** The links of a dialog's list, in its order. */
export async function linksOf(
  api: TestApi,
  owner: TestAuthor,
  survey_id: string,
): Promise<CallResponse<'inviteeLinks'>['links']> {
  return (await api.call('inviteeLinks', { survey_id, offset: 0 }, owner.token)).links;
}

/** Presses the button of a personal link's page. */
export function enter(api: TestApi, path = '', attempt: string = randomUUID()): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ attempt }).toString(),
  });
}

/** Enters, and goes on as the dialog's page does; gives the respondent's session. */
export async function goOn(api: TestApi, path = ''): Promise<CallResponse<'continueHere'>> {
  const { headers } = await enter(api, path);
  const [, survey_id = '', code = ''] =
    /^\/assess_live\/(\w+)\?weiter=link#weiter=([\w-]+)$/.exec(String(headers.location)) ?? [];
  return api.call('continueHere', { survey_id, code });
}

import { randomUUID } from 'node:crypto';
import { WEBHOOK_EVENTS } from '@dialogwerk/shared/contract';
import type { CallResponse, WebhookSettings } from '@dialogwerk/shared/contract';
import { exportedReader } from '../src/features/results/data/readExported.ts';
import { createDeliverer } from '../src/webhooks/createDeliverer.ts';
import type { TestAuthor } from './anAuthor.ts';
import type { TestApi } from './startTestApi.ts';

/** Has a dialog tell a receiver of everything. */
export function aWebhook(
  api: TestApi,
  owner: Pick<TestAuthor, 'token'>,
  survey_id: string,
  settings: Partial<WebhookSettings> & Pick<WebhookSettings, 'url'>,
): Promise<CallResponse<'createWebhook'>> {
  const all = { events: [...WEBHOOK_EVENTS], with_answers: false };
  return api.call('createWebhook', { survey_id, webhook_id: randomUUID(), ...all, ...settings }, owner.token);
}

/** Sends what is due from one server, and waits until it has arrived. */
export async function tell({ services }: Pick<TestApi, 'services'>): Promise<void> {
  const faults: unknown[] = [];
  const deliverer = createDeliverer(services, {
    readExported: exportedReader(services),
    onFault: (fault) => void faults.push(fault),
  });
  await deliverer.look();
  await deliverer.settled();
  if (faults.length > 0) throw new AggregateError(faults);
}

import { WEBHOOK_EVENTS } from '@dialogwerk/shared/contract';
import type { WebhookDelivery } from '@dialogwerk/shared/contract';
import { describedWebhook } from '@dialogwerk/shared/contract/described';
import type { Components } from './createComponents.ts';
import { anyRefusal } from './createRefusals.ts';
import type { OpenApiDocument, Operation, Parameter } from './OpenApi.ts';
import { texts } from './texts.ts';

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What is sent to webhooks: one operation for each event, with the receiver's answers. */
export function webhookOperations(describe: Components['describe']): OpenApiDocument['webhooks'] {
  const content = { 'application/json': { schema: describe(describedWebhook, 'output') } };
  const of = (event: WebhookDelivery['event']): { readonly post: Operation } => ({
    post: {
      operationId: `webhook.${event}`,
      description: texts.webhook.events[event],
      security: [],
      parameters: [
        header('webhook-id', texts.webhook.id),
        header('webhook-timestamp', texts.webhook.timestamp),
        header('webhook-signature', texts.webhook.signature),
      ],
      requestBody: { required: true, content },
      responses: {
        '2XX': { description: texts.webhook.taken },
        '410': { description: texts.webhook.gone },
        default: { description: texts.webhook.refused },
      },
    },
  });
  const events = [...WEBHOOK_EVENTS, 'sample'] as const;
  return Object.fromEntries(events.map((event) => [event, of(event)]));
}

/** The table that spreadsheets fetch: a file, and no call of the contract. */
export const feedOperation: Operation = {
  operationId: 'feed.csv',
  description: texts.feed.about,
  security: [],
  parameters: [
    { name: 'file', in: 'path', required: true, description: texts.feed.file, schema: { type: 'string' } },
    { name: 'if-none-match', in: 'header', required: false, schema: { type: 'string' } },
  ],
  responses: {
    200: { description: texts.done, content: { 'text/csv': { schema: { type: 'string' } } } },
    304: { description: texts.feed.same },
    default: anyRefusal,
  },
};

import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ModelBehaviour } from './ModelBehaviour.ts';

/** A request as the server got it. */
export interface AskedModel {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface ModelServer {
  /** What `LLM_BASE_URL` is set to. */
  readonly url: string;
  /** All requests so far. */
  readonly asked: AskedModel[];
  /** What it does from now on: with each request the next of these, the last one again and again; or what is decided by the request. */
  behave(...behaviours: readonly [ModelBehaviour | ((asked: AskedModel) => ModelBehaviour), ...ModelBehaviour[]]): void;
  stop(): Promise<void>;
}

/** A local server that speaks as OpenAI-compatible endpoints do, with all their faults on demand. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const asked: AskedModel[] = [];
  let behaviours: readonly (ModelBehaviour | ((one: AskedModel) => ModelBehaviour))[] = [{ kind: 'say', text: 'Gut.' }];
  const server = createServer((request, response) => {
    response.on('error', () => {});
    void take(request).then(async (one) => {
      asked.push(one);
      const [behaviour, ...more] = behaviours;
      if (more.length > 0) behaviours = more;
      if (behaviour) await perform(typeof behaviour === 'function' ? behaviour(one) : behaviour, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the model server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    behave(...given) {
      behaviours = given;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function take(request: IncomingMessage): Promise<AskedModel> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body: AskedModel['body'] & Pick<AskedModel, 'messages'> = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return { messages: body.messages, body, headers: request.headers };
}

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const USAGE = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } })}\n\n`;
const DONE = 'data: [DONE]\n\n';

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

/** A text in so many pieces. */
function pieces(text: string, count: number): string[] {
  const length = Math.max(1, Math.ceil(text.length / count));
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}

async function perform(behaviour: ModelBehaviour, response: ServerResponse): Promise<void> {
  switch (behaviour.kind) {
    case 'say': {
      begin(response);
      for (const piece of pieces(behaviour.text, behaviour.pieces ?? 4)) {
        if (response.destroyed) return;
        response.write(chunk({ content: piece }));
        if (behaviour.everyMs) await wait(behaviour.everyMs);
      }
      response.end(chunk({}, 'stop') + USAGE + DONE);
      return;
    }
    case 'say-without-usage':
      begin(response);
      response.end(chunk({ content: behaviour.text }) + chunk({}, 'stop') + DONE);
      return;
    case 'whole':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          choices: [{ message: { role: 'assistant', content: behaviour.text }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 100, completion_tokens: 20 },
        }),
      );
      return;
    case 'status':
      response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
      response.end(behaviour.body ?? JSON.stringify({ error: { message: 'no' } }));
      return;
    case 'hang':
      return;
    case 'stall':
      begin(response);
      response.write(chunk({ content: behaviour.text }));
      return;
    case 'cut':
      begin(response);
      response.write(chunk({ content: behaviour.text }), () => response.destroy());
      return;
    case 'end-early':
      begin(response);
      response.end(chunk({ content: behaviour.text }));
      return;
    case 'broken-events': {
      begin(response);
      const [first = '', second = ''] = pieces(behaviour.text, 2);
      response.write(`: keep-alive\n\n${chunk({ content: first })}data: {"choices":[{"delta":\n\n`);
      response.write(`data: []\n\nevent: ping\n\n${chunk({ content: second }).replaceAll('\n', '\r\n')}`);
      response.end(chunk({}, 'stop') + USAGE + DONE);
      return;
    }
    case 'refuse':
      begin(response);
      response.end(chunk({ refusal: 'I cannot help with that.' }) + chunk({}, 'stop') + DONE);
      return;
    case 'filter':
      begin(response);
      response.end(chunk({ content: behaviour.text }) + chunk({}, 'content_filter') + DONE);
      return;
    case 'error-event':
      begin(response);
      response.end(`data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`);
      return;
    case 'endless':
      begin(response);
      while (!response.destroyed) {
        response.write(chunk({ content: 'und dann '.repeat(500) }));
        await wait(5);
      }
      return;
    case 'hang-up':
      response.destroy();
  }
}

import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ModelBehaviour } from './ModelBehaviour.ts';
import { saidTo } from './saidTo.ts';
import { FILTERED, wires } from './wires.ts';
import type { Wire, WireName } from './wires.ts';

/** A request as the server got it. */
export interface AskedModel {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly path: string;
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

/** A local server that speaks as endpoints of one provider do, with all their faults on demand. */
export async function startModelServer(port = 0, provider: WireName = 'openai'): Promise<ModelServer> {
  const asked: AskedModel[] = [];
  let behaviours: readonly (ModelBehaviour | ((one: AskedModel) => ModelBehaviour))[] = [{ kind: 'say', text: 'Gut.' }];
  const server = createServer((request, response) => {
    response.on('error', () => {});
    void take(request).then(async (one) => {
      asked.push(one);
      const [behaviour, ...more] = behaviours;
      if (more.length > 0) behaviours = more;
      if (behaviour)
        await perform(wires[provider], typeof behaviour === 'function' ? behaviour(one) : behaviour, response);
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
  const body: AskedModel['body'] = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return { messages: saidTo(body), body, path: request.url ?? '', headers: request.headers };
}

function begin({ type, begin: first }: Wire, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': type });
  if (first !== '') response.write(first);
}

/** A text in so many pieces. */
function pieces(text: string, count: number): string[] {
  const length = Math.max(1, Math.ceil(text.length / count));
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}

/** What a model thinks and says, in the way in which it tells them apart. */
function thought(wire: Wire, { how, thought: thinks, text }: Extract<ModelBehaviour, { kind: 'think' }>): string[] {
  const inline = {
    inline: `<think>\n${thinks}\n</think>\n\n${text}`,
    unclosed: `${text} <think>\n${thinks}`,
    unbegun: `${thinks}\n</think>\n\n${text}`,
  };
  if (how === 'apart') return [...pieces(thinks, 6).map(wire.thought), ...pieces(text, 4).map(wire.said)];
  return pieces(inline[how], 12).map(wire.said);
}

async function perform(wire: Wire, behaviour: ModelBehaviour, response: ServerResponse): Promise<void> {
  switch (behaviour.kind) {
    case 'think':
      if (behaviour.ms) await wait(behaviour.ms);
      begin(wire, response);
      response.end(thought(wire, behaviour).join('') + wire.end('stop'));
      return;
    case 'length':
      begin(wire, response);
      if (behaviour.thought) response.write(wire.thought(behaviour.thought));
      response.end((behaviour.text === '' ? '' : wire.said(behaviour.text)) + wire.end('length'));
      return;
    case 'say': {
      begin(wire, response);
      for (const piece of pieces(behaviour.text, behaviour.pieces ?? 4)) {
        if (response.destroyed) return;
        response.write(wire.said(piece));
        if (behaviour.everyMs) await wait(behaviour.everyMs);
      }
      response.end(wire.end('stop'));
      return;
    }
    case 'say-without-usage':
      begin(wire, response);
      response.end(`${wire.said(behaviour.text)}data: [DONE]\n\n`);
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
      begin(wire, response);
      response.write(wire.said(behaviour.text));
      return;
    case 'cut':
      begin(wire, response);
      response.write(wire.said(behaviour.text), () => response.destroy());
      return;
    case 'end-early':
      begin(wire, response);
      response.end(wire.said(behaviour.text));
      return;
    case 'broken-events': {
      begin(wire, response);
      const [first = '', second = ''] = pieces(behaviour.text, 2);
      response.write(`: keep-alive\n\n${wire.said(first)}data: {"choices":[{"delta":\n\n`);
      response.write(`data: []\n\nevent: ping\n\n${wire.said(second).replaceAll('\n', '\r\n')}`);
      response.end(wire.end('stop'));
      return;
    }
    case 'refuse':
      begin(wire, response);
      response.end(wire.refused);
      return;
    case 'filter':
      begin(wire, response);
      response.end(wire.said(behaviour.text) + FILTERED);
      return;
    case 'error-event':
      begin(wire, response);
      response.end(wire.failed);
      return;
    case 'endless':
      begin(wire, response);
      while (!response.destroyed) {
        response.write(wire.said('und dann '.repeat(500)));
        await wait(5);
      }
      return;
    case 'hang-up':
      response.destroy();
  }
}

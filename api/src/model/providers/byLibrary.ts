import type { LanguageModelV4, LanguageModelV4Message, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { ModelError } from '../ModelError.ts';
import type { ModelRequest } from '../ModelRequest.ts';
import type { Piece, Provider, Sending } from './Provider.ts';

/** Makes the library's model for one request; it is told everything, so that it takes nothing from the environment. */
type MakeModel = (sending: Sending) => Promise<LanguageModelV4>;

/** Asks by a provider package of the AI SDK, without its core: that one brings a gateway and telemetry (docs/decisions/0118). */
export const byLibrary = (makeModel: MakeModel): Provider =>
  async function* (sending) {
    const { request, dialect } = sending;
    const model = await makeModel(sending);
    const { stream } = await model.doStream({
      prompt: request.messages.map(messageOf),
      maxOutputTokens: request.max_tokens,
      ...(dialect.temperature ? { temperature: request.temperature } : {}),
      ...formOf(request, dialect.form),
    });
    for await (const part of stream) yield* piecesOf(part);
  };

function messageOf({ role, content }: ModelRequest['messages'][number]): LanguageModelV4Message {
  return role === 'system' ? { role, content } : { role, content: [{ type: 'text', text: content }] };
}

function formOf({ form }: ModelRequest, dialect: Sending['dialect']['form']) {
  if (!form || dialect === 'prompt') return {};
  const { name, schema } = form;
  return { responseFormat: { type: 'json' as const, ...(dialect === 'json_schema' ? { name, schema } : {}) } };
}

function piecesOf(part: LanguageModelV4StreamPart): Piece[] {
  if (part.type === 'text-delta') return [{ kind: 'said', text: part.delta }];
  if (part.type === 'reasoning-start' || part.type === 'reasoning-delta') return [{ kind: 'thought' }];
  if (part.type === 'finish')
    return [{ kind: 'used', usage: usageOf(part.usage) }, ...endOf(part.finishReason.unified)];
  if (part.type !== 'error') return [];
  // What our own fetch has thrown says more than that something failed.
  if (part.error instanceof ModelError) throw part.error;
  return [{ kind: 'failed' }];
}

function usageOf({ inputTokens, outputTokens }: Extract<LanguageModelV4StreamPart, { type: 'finish' }>['usage']) {
  return {
    tokens_in: inputTokens.total ?? 0,
    tokens_out: outputTokens.total ?? 0,
    tokens_thought: outputTokens.reasoning ?? 0,
  };
}

function endOf(
  why: Extract<LanguageModelV4StreamPart, { type: 'finish' }>['finishReason']['unified'],
): readonly Piece[] {
  if (why === 'content-filter') return [{ kind: 'refused' }];
  if (why === 'error') return [{ kind: 'failed' }];
  // A stream that ends without saying so is cut off.
  return why === 'interrupted' || why === 'other' ? [] : [{ kind: 'ended', cut: why === 'length' }];
}

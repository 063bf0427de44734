/** How an answer of one kind of provider is written. */
export interface Wire {
  readonly type: string;
  /** What comes first. */
  readonly begin: string;
  readonly said: (text: string) => string;
  readonly thought: (text: string) => string;
  readonly refused: string;
  /** Why it ends, with what it used. */
  readonly end: (why: 'stop' | 'length') => string;
  /** A fault told within the stream. */
  readonly failed: string;
}

const event = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
const EVENTS = 'text/event-stream; charset=utf-8';
const DONE = 'data: [DONE]\n\n';

const chunk = (delta: object, finish_reason: string | null = null): string =>
  event({ id: 'c1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] });
const used = event({
  id: 'c1',
  choices: [],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
});

/** How OpenAI says that its filter has ended an answer. */
export const FILTERED = chunk({}, 'content_filter') + DONE;

const openAi: Wire = {
  type: EVENTS,
  begin: '',
  said: (text) => chunk({ content: text }),
  thought: (text) => chunk({ reasoning_content: text }),
  refused: chunk({ refusal: 'I cannot help with that.' }) + chunk({}, 'stop') + DONE,
  end: (why) => chunk({}, why) + used + DONE,
  failed: event({ error: { message: 'overloaded' } }),
};

/** As OpenAI, with what it thinks as a part of the content. */
const mistral: Wire = {
  ...openAi,
  thought: (text) => chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text }] }] }),
  // It knows no refusal: it ends and has said nothing.
  refused: chunk({ content: '' }, 'stop') + DONE,
  end: (why) =>
    event({
      id: 'c1',
      choices: [{ index: 0, delta: { content: '' }, finish_reason: why }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }) + DONE,
  failed: event({ object: 'error', message: 'overloaded' }),
};

const block = (index: number, start: object, delta: object): string =>
  event({ type: 'content_block_start', index, content_block: start }, 'content_block_start') +
  event({ type: 'content_block_delta', index, delta }, 'content_block_delta') +
  event({ type: 'content_block_stop', index }, 'content_block_stop');
const anthropicEnd = (stop_reason: string): string =>
  event(
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } },
    'message_delta',
  ) + event({ type: 'message_stop' }, 'message_stop');
let blocks = 0;
const anthropic: Wire = {
  type: EVENTS,
  begin: event(
    {
      type: 'message_start',
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'klein',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 100, output_tokens: 0 },
      },
    },
    'message_start',
  ),
  said: (text) => block((blocks += 1), { type: 'text', text: '' }, { type: 'text_delta', text }),
  thought: (thinking) =>
    block((blocks += 1), { type: 'thinking', thinking: '', signature: '' }, { type: 'thinking_delta', thinking }),
  refused: anthropicEnd('refusal'),
  end: (why) => anthropicEnd(why === 'stop' ? 'end_turn' : 'max_tokens'),
  failed: event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'error'),
};

const candidate = (parts: readonly object[], finishReason?: string): string =>
  event({
    candidates: [{ index: 0, content: { role: 'model', parts }, ...(finishReason ? { finishReason } : {}) }],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
  });
const gemini: Wire = {
  type: EVENTS,
  begin: '',
  said: (text) => candidate([{ text }]),
  thought: (text) => candidate([{ text, thought: true }]),
  refused: candidate([], 'SAFETY'),
  end: (why) => candidate([], why === 'stop' ? 'STOP' : 'MAX_TOKENS'),
  failed: event({ error: { code: 503, message: 'overloaded', status: 'UNAVAILABLE' } }),
};

const line = (data: object): string => `${JSON.stringify({ model: 'klein', ...data })}\n`;
const ollama: Wire = {
  type: 'application/x-ndjson',
  begin: '',
  said: (content) => line({ message: { role: 'assistant', content }, done: false }),
  thought: (thinking) => line({ message: { role: 'assistant', content: '', thinking }, done: false }),
  // A model of one's own refuses in words alone: it ends and has said nothing.
  refused: line({ message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop' }),
  end: (why) =>
    line({
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: why,
      prompt_eval_count: 100,
      eval_count: 20,
    }),
  failed: line({ error: 'overloaded' }),
};

export const wires = { openai: openAi, mistral, anthropic, gemini, ollama } as const;
export type WireName = keyof typeof wires;

import { streams } from '../contract/index.ts';
import type { SurveyEvent } from '../contract/index.ts';
import { codeOf } from './http/ApiError.ts';
import { authorClient } from './authorClient.ts';
import { authorTokens } from './authorSession.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** Twice as long as the server is ever silent: a connection that says nothing longer is dead. */
const SILENCE_MS = 35_000;

/**
 * Tells what is new about a dialog (`streams.surveyChanges`) until it is stopped; gives the way to stop. Opens the stream
 * again whenever it ends, sooner when the network comes back. Does nothing while nobody is logged in.
 */
export function followSurvey(survey_id: string, client: string, onEvent: (event: SurveyEvent) => void): () => void {
  let retry = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: AbortController | null = null;
  const stop = new AbortController();

  async function open(): Promise<void> {
    if (stop.signal.aborted || controller || !authorTokens.read()) return;
    controller = new AbortController();
    const answer = await ask(controller.signal).catch(() => null);
    if (answer && !answer.ok && isOver(await answer.json().catch(() => null))) stop.abort();
    if (answer?.ok && answer.body) {
      await read(answer.body, controller, (event) => {
        retry = FIRST_RETRY_MS;
        if (!stop.signal.aborted) onEvent(event);
      }).catch(() => {});
    }
    controller = null;
    again();
  }

  async function ask(signal: AbortSignal): Promise<Response> {
    const answer = await fetch(address(survey_id, client), {
      headers: { authorization: `Bearer ${authorTokens.read()?.token ?? ''}`, accept: 'text/event-stream' },
      signal,
    });
    // A small call renews a token that has run out; the next try has a good one.
    if (answer.status === 401) await authorClient.call('verifyToken', {});
    return answer;
  }

  function again(): void {
    if (stop.signal.aborted) return;
    timer = setTimeout(() => void open(), retry);
    retry = Math.min(retry * 2, LONGEST_RETRY_MS);
  }

  function readNow(): void {
    if (controller) return;
    clearTimeout(timer);
    retry = FIRST_RETRY_MS;
    void open();
  }

  globalThis.addEventListener('online', readNow, { signal: stop.signal });
  void open();
  return () => {
    stop.abort();
    clearTimeout(timer);
    controller?.abort();
  };
}

/** The role is gone, or the dialog: nothing more will come. */
function isOver(refusal: unknown): boolean {
  const code = codeOf(refusal);
  return code === 'survey/unknown' || code === 'role/insufficient';
}

function address(survey_id: string, client: string): string {
  const path = streams.surveyChanges.path.replace(':survey_id', encodeURIComponent(survey_id));
  return `${path}?client=${encodeURIComponent(client)}`;
}

/** Reads events until the stream ends or falls silent. */
async function read(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
  onEvent: (event: SurveyEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const silence = setTimeout(() => controller.abort(), SILENCE_MS);
    const { value, done } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const told: unknown = event.startsWith('data: ') ? JSON.parse(event.slice('data: '.length)) : null;
      if (isSurveyEvent(told)) onEvent(told);
    }
  }
}

/** The contract's word is taken for the rest, as for every call. */
function isSurveyEvent(told: unknown): told is SurveyEvent {
  return typeof told === 'object' && told !== null && 'revision' in told && 'people' in told;
}

import { codeOf } from '@dialogwerk/shared/clients/respondent';
import { uploads } from '@dialogwerk/shared/contract';
import type { ErrorCode } from '@dialogwerk/shared/contract';
import type { ReadableAtom } from 'nanostores';

/** Nothing has moved for so long: the connection is gone, although nobody says so. In milliseconds. */
const SILENCE_MS = 60_000;

/** A file that answers a question. */
export interface MediaToSend {
  readonly unique_question_id: string;
  /** The part of the question; null for the question itself. */
  readonly nachfrage_id: string | null;
  readonly file: Blob;
  readonly name: string;
}

export type MediaOutcome =
  | { readonly kind: 'stored'; readonly media_id: string }
  | { readonly kind: 'no-answer' | 'busy' | 'cancelled' | 'too-large' | 'too-long' | 'wrong-kind' }
  /** The server's own sentence; '' when it gave none in the dialog's language. */
  | { readonly kind: 'refused'; readonly msg: string };

/** Sends a file and tells how much of it is on the server, 0 to 1. */
export type SendMedia = (
  media: MediaToSend,
  onShare: (share: number) => void,
  signal: AbortSignal,
) => Promise<MediaOutcome>;

/** The conversation that files are sent in. */
export interface Sender {
  /** 'opening' until the server has begun it. */
  readonly $conversation: ReadableAtom<{ readonly phase: string }>;
  /** The live user's token as it is now; null before there is one. */
  token(): string | null;
  /** Has the token renewed when it has run out. */
  renewToken(): Promise<void>;
}

/** The upload `replyMedia` (contract/uploads.ts); by XMLHttpRequest, because `fetch` does not tell how far it is. */
export function createSendMedia(survey_id: string, sender: Sender): SendMedia {
  return async ({ unique_question_id, nachfrage_id, file, name }, onShare, signal) => {
    await untilBegun(sender, signal);
    const part = nachfrage_id === null ? {} : { nachfrage_id };
    const query = new URLSearchParams({ survey_id, unique_question_id, ...part });
    const request = { url: `${uploads.replyMedia.path}?${query}`, file, name };
    let answer = await post(request, sender.token(), onShare, signal);
    if (answer.status === 401) {
      await sender.renewToken();
      answer = await post(request, sender.token(), onShare, signal);
    }
    return signal.aborted ? { kind: 'cancelled' } : outcomeOf(answer);
  };
}

/** Because the page shows the first question before the server has begun the conversation, and no file is taken until then. */
function untilBegun({ $conversation }: Sender, signal: AbortSignal): Promise<void> {
  let leave = (): void => {};
  const begun = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    leave = $conversation.subscribe(({ phase }) => phase !== 'opening' && resolve());
  });
  return begun.finally(() => leave());
}

interface Answer {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly body: unknown;
}

function post(
  { url, file, name }: { readonly url: string; readonly file: Blob; readonly name: string },
  token: string | null,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  if (token === null || signal.aborted) return Promise.resolve({ status: 0, body: null });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const giveUp = (): void => request.abort();
    let silence = setTimeout(giveUp, SILENCE_MS);
    const stillMoving = (): void => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_MS);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stillMoving();
      onShare(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', giveUp);
      resolve({ status: request.status, body: parsed(request.responseText) });
    });
    request.open('POST', url);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(name));
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Refusals whose sentence is shown; what else it says is German in every dialog. */
const told: ReadonlySet<ErrorCode> = new Set([
  'media/not-asked',
  'media/unreadable',
  'media/too-many-of-conversation',
  'media/conversation-full',
  'media/survey-full',
  'media/installation-full',
]);

function outcomeOf({ status, body }: Answer): MediaOutcome {
  const media_id = textIn(body, 'media_id');
  if (status >= 200 && status < 300 && media_id !== '') return { kind: 'stored', media_id };
  if (status === 0) return { kind: 'no-answer' };
  if (status === 408 || status === 429 || status === 503) return { kind: 'busy' };
  // By the status, because proxies on the way have limits, too.
  if (status === 413) return { kind: 'too-large' };
  const code = codeOf(body);
  if (code === 'media/too-long') return { kind: 'too-long' };
  if (code === 'media/wrong-kind') return { kind: 'wrong-kind' };
  return { kind: 'refused', msg: code !== null && told.has(code) ? textIn(body, 'msg') : '' };
}

function textIn(body: unknown, field: 'media_id' | 'msg'): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : '';
}

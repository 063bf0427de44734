import type { Block, CallRequest, ChatState, DialogEntry, SurveyData } from '@dialogwerk/shared/contract';
import {
  bubblesOf,
  compileSurvey,
  newConversation,
  openQuestion,
  progressOf,
  questionAt,
  replay,
  step,
} from '@dialogwerk/shared/dialog';
import type { Effect, EngineEvent, PastReply } from '@dialogwerk/shared/dialog';
import { vi } from 'vitest';

/** What happens to a call instead of its answer. */
export type Fault =
  /** It does not reach the server. */
  | 'no-answer'
  /** The server does its work, and the answer is lost on the way. */
  | 'lost-answer'
  | { readonly status: number; readonly body: object };

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/**
 * A respondents' api for tests, below `fetch`, with the real engine and one conversation; `faults` are used up call by
 * call, `null` lets one through.
 */
export function fakeLiveApi(
  blocks: readonly Block[],
  { welcome = '', ending = '', languages = [] }: Partial<Pick<SurveyData, 'welcome' | 'ending' | 'languages'>> = {},
) {
  const survey = compileSurvey({
    survey_id: 'survey0000001',
    blocks: blocks.map((block, order) => ({ ...block, order })),
    templ_options: [],
    welcome,
    ending,
    du_sie: 'sie',
    language: 'de',
    languages,
  });
  const faults: (Fault | null)[] = [];
  const calls: Call[] = [];
  const answered = new Map<string, ChatState>();
  let state = newConversation;
  let entries: DialogEntry[] = [];
  let turn = 0;
  /** Replies that apply, in order. */
  let given: PastReply[] = [];

  function play(event: EngineEvent): ChatState | { status: number; body: object } {
    const played = step(survey, state, event);
    if (played.outcome === 'rejected') return { status: 422, body: { msg: played.message, code: 'reply/refused' } };
    if (played.outcome === 'stale') {
      return { status: 409, body: { msg: 'Bereits beantwortet.', code: 'turn/stale', state: told(entries) } };
    }
    const said = played.effects.flatMap(entriesOf);
    state = played.state;
    entries = [...entries, ...said];
    turn += 1;
    if (event.kind === 'reply')
      given = [...given, { ...event, given_at: turn, withdrawn_at: null, asked_again: false }];
    return told(said);
  }

  function told(what: DialogEntry[]): ChatState {
    const question = openQuestion(survey, state);
    return {
      survey_id: 'survey0000001',
      entries: what,
      question,
      waiting: false,
      finished: question === null,
      receipt: what === entries || question === null ? 'K7QM-2WXA-9PTR' : null,
      turn,
      progress: progressOf(survey, state),
    };
  }

  function begin(): void {
    [state, entries, turn, given] = [newConversation, [], 0, []];
    play({ kind: 'start' });
  }

  function handle({ path, body }: Call): object {
    if (path.startsWith('/api/register_live')) {
      begin();
      return {
        success: true,
        username_live: 'Gast',
        token_live: 'token-1',
        refresh_token_live: 'refresh-1',
        user_id: 'user-1',
      };
    }
    if (path.startsWith('/api/conversation')) return told(entries);
    if (path === '/api/turn') return takeTurn(body);
    if (path === '/api/switch_language') return switchLanguage(body);
    if (path.startsWith('/api/answered')) return { answered: given.map(answeredBy) };
    if (path === '/api/change_answer') return changeAnswer(body);
    if (path === '/api/change_answer/preview') return previewChange(body);
    if (path === '/api/feedback') return { msg: 'success' };
    if (path === '/api/restart_delete') {
      begin();
      return { msg: 'success' };
    }
    return { status: 404, body: { msg: 'Nicht gefunden.', code: 'request/unknown-address' } };
  }

  function takeTurn(body: Call['body']): object {
    const request = JSON.parse(JSON.stringify(body)) satisfies CallRequest<'turn'>;
    const before = answered.get(request.turn_id);
    if (before) return before;
    const { unique_question_id, nachfrage_id, reply } = request;
    const played = play({ kind: 'reply', unique_question_id, nachfrage_id, reply });
    if (!('status' in played)) answered.set(request.turn_id, played);
    return played;
  }

  function switchLanguage(body: Call['body']): object {
    const { language } = JSON.parse(JSON.stringify(body)) satisfies CallRequest<'switchLanguage'>;
    const played = play({ kind: 'language', language });
    return 'status' in played ? played : Object.assign(told(entries), { language });
  }

  function answeredBy({ unique_question_id, nachfrage_id, reply }: PastReply): object {
    return { question: questionAt(survey, unique_question_id, nachfrage_id), reply };
  }

  function changeAnswer(body: Call['body']): object {
    const request = JSON.parse(JSON.stringify(body)) satisfies CallRequest<'changeAnswer'>;
    const before = answered.get(request.turn_id);
    if (before) return before;
    const { unique_question_id, nachfrage_id, reply } = request;
    const replayed = replay(survey, given, [], { unique_question_id, nachfrage_id, reply });
    if (replayed.outcome === 'rejected') return { status: 422, body: { msg: replayed.message, code: 'reply/refused' } };
    if (replayed.outcome !== 'replayed') {
      return { status: 409, body: { msg: 'Nicht mehr zu ändern.', code: 'answer/unknown' } };
    }
    begin();
    for (const { event } of replayed.turns) if (event.kind === 'reply') play(event);
    const changed = told(entries);
    answered.set(request.turn_id, changed);
    return changed;
  }

  function previewChange(body: Call['body']): object {
    const request = JSON.parse(JSON.stringify(body)) satisfies CallRequest<'previewChange'>;
    const { unique_question_id, nachfrage_id, reply } = request;
    const replayed = replay(survey, given, [], { unique_question_id, nachfrage_id, reply });
    if (replayed.outcome === 'rejected') return { status: 422, body: { msg: replayed.message, code: 'reply/refused' } };
    if (replayed.outcome !== 'replayed') return { status: 409, body: { msg: '…', code: 'answer/unknown' } };
    const kept = new Set(replayed.turns.map(({ past }) => past));
    const gone = given.filter((_, place) => !kept.has(place)).map((one) => one.unique_question_id);
    const about = (by: 'bot' | 'user', id: string): string =>
      entries.findLast((entry) => entry.user_or_bot === by && entry.unique_question_id === id)?.context ?? '';
    return {
      is_certain: true,
      withdrawn: gone.map((id) => ({ question: about('bot', id), answer: about('user', id) })),
    };
  }

  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    const call: Call = { path: url, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} };
    calls.push(call);
    const fault = faults.shift() ?? null;
    if (fault === 'no-answer') throw new TypeError('Failed to fetch');
    if (fault !== null && fault !== 'lost-answer') return answer(fault);
    const result = handle(call);
    if (fault === 'lost-answer') throw new TypeError('Failed to fetch');
    return answer('body' in result && 'status' in result ? result : { status: 200, body: result });
  });

  return {
    faults,
    calls,
    /** What another tab of the same respondent replies. */
    replyElsewhere: (event: Omit<Extract<EngineEvent, { kind: 'reply' }>, 'kind'>) => play({ kind: 'reply', ...event }),
    turns: () => calls.filter(({ path }) => path === '/api/turn').map(({ body }) => body),
    stored: () => answered.size,
    transcript: () => entries.map(({ context }) => context),
  };
}

function answer({ status, body }: { status?: unknown; body?: unknown }): Response {
  return new Response(JSON.stringify(body), { status: Number(status) });
}

function entriesOf(effect: Effect): DialogEntry[] {
  if (effect.kind !== 'say' && effect.kind !== 'reply-shown') return [];
  const { unique_question_id, nachfrage_id, type, text } = effect;
  const about = {
    created_on: 1,
    unique_question_id,
    nachfrage_id,
    current_question_id: unique_question_id,
    finished_question_id: null,
  };
  if (effect.kind === 'reply-shown') {
    return [{ ...about, context: text, type: `${type}-r`, user_or_bot: 'user', pause: 0 }];
  }
  return bubblesOf(text).map(({ context, pause }) =>
    Object.assign({ context, pause, type, user_or_bot: 'bot' as const }, about),
  );
}

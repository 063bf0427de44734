import { randomUUID } from 'node:crypto';
import type { ChatState, Reply } from '@dialogwerk/shared/contract';
import { callDirectly, callOrThrow } from '@dialogwerk/shared/testing';
import { until } from '@dialogwerk/shared/testing/servers';

/** A reply that the server has acknowledged. */
export interface Acknowledged {
  readonly unique_question_id: string;
  readonly value: number;
}

/** A respondent who answers scales as the messenger does: one turn id per reply, sent again until there is an answer. */
export class Respondent {
  readonly acknowledged: Acknowledged[] = [];
  readonly #url: string;
  readonly #surveyId: string;
  #token = '';

  constructor(url: string, surveyId: string) {
    this.#url = url;
    this.#surveyId = surveyId;
  }

  async register(): Promise<void> {
    this.#token = (await callOrThrow(this.#url, 'registerLive', { survey_id: this.#surveyId })).token_live;
  }

  /** The whole conversation as it stands; waits while the server cannot say. */
  conversation(): Promise<ChatState> {
    return this.#untilAnswered(() =>
      callDirectly(this.#url, 'conversation', { survey_id: this.#surveyId }, this.#token),
    );
  }

  /** Answers question after question to the end; `onAcknowledged` is told of each one before the next is sent. */
  async answerAll(onAcknowledged: () => void): Promise<ChatState> {
    let state = await this.conversation();
    while (state.question) {
      const { unique_question_id, input } = state.question;
      if (input.type !== 'likert') throw new Error(`The test answers scales only, not ${input.type}.`);
      const point = input.points[Math.floor(Math.random() * input.points.length)];
      if (!point) throw new Error('A scale without points.');
      const reply: Reply = { type: 'likert', value: point.value };
      const turn_id = randomUUID();
      state = await this.#untilAnswered(() =>
        callDirectly(this.#url, 'turn', { survey_id: this.#surveyId, turn_id, unique_question_id, reply }, this.#token),
      );
      this.acknowledged.push({ unique_question_id, value: point.value });
      onAcknowledged();
    }
    return state;
  }

  /** Repeats a call while there is no answer or the server says that it cannot just now; bounded by a minute. */
  #untilAnswered(call: () => Promise<{ status: number; body: unknown }>): Promise<ChatState> {
    return until(
      async () => {
        const answer = await call();
        if (isState(answer)) return answer.body;
        if (answer.status === 0 || answer.status >= 500) return null;
        throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      },
      () => 'No answer within a minute.',
      { intervalMs: 25 },
    );
  }
}

function isState(answer: { status: number; body: unknown }): answer is { status: number; body: ChatState } {
  return answer.status === 200;
}

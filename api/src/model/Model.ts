import type { ModelState } from '@dialogwerk/shared/contract';
import type { Endpoint, EndpointName, ModelPrice } from './Endpoint.ts';
import type { ModelAnswer, ModelRequest } from './ModelRequest.ts';

/** Endpoints by environment, and bounds. */
export interface ModelSettings {
  /** The first is asked first; none: no model is connected. */
  readonly endpoints: readonly Endpoint[];
  /** Calls at one time; four times as many wait. */
  readonly atOnce: number;
  /** The most tokens of a conversation, of a dialog in a day, and of all in a day. */
  readonly budgets: { readonly conversation: number; readonly survey: number; readonly day: number };
}

/** Under which circumstances a model is asked. */
export interface ModelCircumstances {
  /** Until when there has to be an answer, on the clock of `performance.now()`; asked again while one is waited for. */
  readonly until: () => number;
  readonly signal: AbortSignal;
  readonly onText?: (text: string) => void;
  /** Asks this endpoint alone. */
  readonly only?: EndpointName;
}

export interface AnswerOfModel extends ModelAnswer {
  readonly endpoint: EndpointName;
  readonly model: string;
  readonly price: ModelPrice | null;
  /** Whether this model thinks before it speaks, as far as was seen. */
  readonly thinks: boolean;
}

/** The language models that are connected. */
export interface Model {
  readonly connected: boolean;
  /** Whether the environment names them: then nobody connects others. */
  readonly byEnvironment: boolean;
  readonly state: ModelState;
  /** Where each is asked, for administrators. */
  readonly urls: { readonly main: string | null; readonly reserve: string | null };
  readonly budgets: ModelSettings['budgets'];
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** How long a respondent waits for it at most, in milliseconds: longer where it thinks, as the operator says or as was seen. */
  readonly patience: () => number;
  /** Asks the first model, after a fault once more or the reserve, and never longer than it may; throws `ModelError`. */
  ask(request: ModelRequest, circumstances: ModelCircumstances): Promise<AnswerOfModel>;
  /** Asks these from now on; what is on its way goes on with those of before. */
  use(endpoints: readonly Endpoint[]): void;
  /** Gives up what is asked at this moment, at a stop. */
  stop(): void;
}

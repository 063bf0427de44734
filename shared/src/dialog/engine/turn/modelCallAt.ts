import type { ExitCondition, VariableValue } from '../../../contract/index.ts';
import { namesIn, secretNamed } from '../../text/placeholders.ts';
import type { DuSie } from '../../respondentTexts.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { spokenBy } from '../survey/spokenBy.ts';
import type { ConversationState, TalkLine } from '../ConversationState.ts';
import { repliesIn } from './talk.ts';

interface Shared {
  readonly unique_question_id: string;
  /** What the block's own text says, '' for nothing. */
  readonly question: string;
  readonly du_sie: DuSie;
  readonly language: string;
  /** Whether personal data are masked before anything is sent. */
  readonly mask: boolean;
  /** Variables that the author's words name. */
  readonly known: Readonly<Record<string, VariableValue>>;
  readonly said: readonly TalkLine[];
}

/** All that a model is told at a place of a conversation; the same for the same place, so that its answer can be known again. */
export type ModelCall =
  | (Shared & {
      readonly kind: 'talk';
      readonly brief: string;
      readonly tone: string;
      readonly max_length: number;
      readonly conditions: readonly Pick<ExitCondition, 'id' | 'condition'>[];
      /** Whether a condition may be met already. */
      readonly may_end: boolean;
      readonly min_confidence: number;
      /** Replies that may still come. */
      readonly exchanges_left: number;
    })
  | (Shared & {
      readonly kind: 'probe';
      readonly goal: string;
      readonly avoid: string;
      /** The how many-th probe this is, from 1, and how many there may be. */
      readonly nth: number;
      readonly most: number;
    });

/** The task that a conversation waits for a model with; null when it waits for none. */
export function modelCallAt(dialog: CompiledSurvey, state: ConversationState): ModelCall | null {
  const { open, variables } = state;
  const survey = spokenBy(dialog, state);
  if (!open || !('model' in open)) return null;
  const { unique_question_id, model } = open;
  const block = survey.blocks.get(unique_question_id)?.block;
  if (!block) return null;
  const { said } = model;
  const { du_sie, language } = survey;
  const knownIn = (...texts: readonly string[]) => {
    const names = namesIn(texts.join(' ')).filter((name) => secretNamed(name) === null);
    return Object.fromEntries(names.map((name) => [name, variables[name] ?? null]));
  };
  const shared = { unique_question_id, question: block.context, du_sie, language, mask: survey.model.mask, said };
  if (model.kind === 'probe') {
    if (!block.probing) return null;
    const { goal, avoid, most } = block.probing;
    const known = knownIn(block.context, goal, avoid);
    return { kind: 'probe', ...shared, known, goal, avoid, nth: repliesIn(said), most };
  }
  if (block.type !== 'gpt') return null;
  const { brief, tone, max_length, min_confidence } = block;
  const conditions = block.gpt_exit_conditions.map(({ id, condition }) => ({ id, condition }));
  const known = knownIn(block.context, brief, tone, ...conditions.map(({ condition }) => condition));
  const replies = repliesIn(said);
  const counts = {
    may_end: replies > 0 && replies >= block.min_exchanges,
    exchanges_left: Math.max(0, block.max_exchanges - replies),
  };
  return { kind: 'talk', ...shared, known, brief, tone, max_length, conditions, min_confidence, ...counts };
}

/** The call as one text, the same for the same call. */
export function modelCallKey(call: ModelCall): string {
  return JSON.stringify(call);
}

import type { ConsentAct, StoredValue } from '@dialogwerk/shared/contract';
import { consentShown, spokenBy } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, ConversationState } from '@dialogwerk/shared/dialog';
import type { ConsentLine } from './ConsentLine.ts';

interface Answer {
  readonly unique_question_id: string;
  readonly nachfrage_id: string;
  readonly value: StoredValue;
}

/** The privacy statement that a conversation begins with, in its language; `notice` is what its page says of language models by itself. None where there is none. */
export function statementLine(
  survey: CompiledSurvey,
  state: Pick<ConversationState, 'spoken'>,
  notice: string | null,
): ConsentLine[] {
  const { privacy, language } = spokenBy(survey, state);
  const text = `${privacy}\n\n${notice ?? ''}`.trim();
  if (text === '') return [];
  const shown = { kind: 'statement', language, text, agree: '', decline: '' } as const;
  return [{ unique_question_id: '', nachfrage_id: '', act: 'shown', shown }];
}

/** What a turn's answers say to what was asked to be agreed to; `before` is the conversation as the turn found it. */
export function linesOfTurn(
  survey: CompiledSurvey,
  before: Pick<ConversationState, 'spoken' | 'variables'>,
  answers: readonly Answer[],
): ConsentLine[] {
  return answers.flatMap((answer): ConsentLine[] => {
    // What was agreed to in an earlier round of asking is known by its variable alone, because answers are not read with each turn.
    const variable = survey.blocks.get(answer.unique_question_id)?.block.variable;
    const earlier = variable ? (before.variables[variable] ?? null) : null;
    return lineOf(survey, before, answer, earlier === true);
  });
}

/** What a changed conversation says to it otherwise than before; `given` are the answers of before, `now` all that apply. */
export function linesOfChange(
  survey: CompiledSurvey,
  state: Pick<ConversationState, 'spoken'>,
  given: readonly Answer[],
  now: readonly Answer[],
): ConsentLine[] {
  const keyOf = ({ unique_question_id, nachfrage_id }: Answer): string =>
    JSON.stringify([unique_question_id, nachfrage_id]);
  const before = new Map(given.map((answer) => [keyOf(answer), answer.value]));
  const after = new Set(now.map(keyOf));
  return [
    ...now.flatMap((answer) => {
      const earlier = before.get(keyOf(answer)) ?? null;
      return earlier === answer.value ? [] : lineOf(survey, state, answer, earlier === true);
    }),
    ...given.flatMap((answer): ConsentLine[] => {
      const shown = after.has(keyOf(answer)) || answer.value !== true ? null : shownAt(survey, state, answer);
      return shown ? [{ ...placeOf(answer), act: 'lapsed', shown }] : [];
    }),
  ];
}

function lineOf(
  survey: CompiledSurvey,
  state: Pick<ConversationState, 'spoken'>,
  answer: Answer,
  wasGiven: boolean,
): ConsentLine[] {
  const act = actOf(answer.value, wasGiven);
  const shown = act && shownAt(survey, state, answer);
  return act && shown ? [{ ...placeOf(answer), act, shown }] : [];
}

/** Whoever skips the question has said nothing, unless they had agreed before. */
function actOf(value: StoredValue, wasGiven: boolean): ConsentAct | null {
  if (value === true) return 'given';
  if (wasGiven) return 'withdrawn';
  return value === false ? 'declined' : null;
}

const shownAt = (survey: CompiledSurvey, { spoken }: Pick<ConversationState, 'spoken'>, answer: Answer) =>
  consentShown(survey, answer, spoken?.now);

const placeOf = ({ unique_question_id, nachfrage_id }: Answer) => ({ unique_question_id, nachfrage_id });

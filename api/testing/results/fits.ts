import type { AnswerCondition, Block, ResultFilter } from '@dialogwerk/shared/contract';
import type { AnsweredDialog, Stored } from './answeredDialog.ts';
import type { Told } from './withdrawSome.ts';

/** The conversations that a filter means, worked out without the database. */
export function fits({ stored, publication_id, blocks }: AnsweredDialog, wanted: ResultFilter): Stored[] {
  const isIn = <T>(chosen: readonly T[], value: T): boolean => chosen.length === 0 || chosen.includes(value);
  return stored.filter(
    ({ told, state, day, source }) =>
      (wanted.from === null || day >= wanted.from) &&
      (wanted.to === null || day <= wanted.to) &&
      isIn(wanted.publications, publication_id) &&
      isIn(wanted.states, state) &&
      wanted.sources.every(({ values }) => values.includes(source)) &&
      wanted.answers.every((condition) => holds(blocks, told, condition)),
  );
}

/** A text as it is, anything else as JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a condition holds, read from what was invented. */
function holds(blocks: readonly Block[], { answers, open, gone }: Told, condition: AnswerCondition): boolean {
  const { question, part } = condition;
  const given = answers.find((answer) => answer.question === question && answer.part === part);
  switch (condition.is) {
    case 'one-of':
      return [given?.value ?? []].flat().some((value) => condition.ids.includes(textOf(value)));
    case 'has-options':
      return hasOptions(condition.ids);
    case 'lacks-options':
      return !hasOptions(condition.ids);
    case 'between':
      return (
        typeof given?.value === 'number' &&
        given.value >= (condition.min ?? -Infinity) &&
        given.value <= (condition.max ?? Infinity)
      );
    case 'contains': {
      if (given === undefined || given.value === null) return false;
      return textOf(given.value).toLowerCase().includes(condition.text.toLowerCase());
    }
    case 'status':
      return condition.status === 'na' ? isNa() : condition.status === statusOf(`${question} ${part}`);
  }

  function hasOptions(ids: readonly string[]): boolean {
    const block = blocks.find(({ unique_question_id }) => unique_question_id === question);
    const options = block && 'options' in block ? block.options : [];
    return ids.every((id) => options.some((option) => option.id === id));
  }

  function isNa(): boolean {
    const block = blocks.find(({ unique_question_id }) => unique_question_id === question);
    return (block?.type === 'likert' || block?.type === 'matrix') && given?.value === 'na';
  }

  function isOffered(): boolean {
    const block = blocks.find(({ unique_question_id }) => unique_question_id === question);
    if (!block || !('items' in block) || !part.startsWith(`${question}.`)) return block !== undefined;
    return block.items.some(({ id }) => part === `${question}.${id}`);
  }

  function statusOf(key: string): string {
    if (given) return given.value === null ? 'skipped' : 'answered';
    if (open === key) return 'open';
    if (gone.includes(key)) return 'withdrawn';
    return isOffered() ? 'not-asked' : 'not-offered';
  }
}

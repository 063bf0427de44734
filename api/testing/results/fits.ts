import type { AnswerCondition, ResultFilter } from '@dialogwerk/shared/contract';
import type { AnsweredDialog, Stored } from './answeredDialog.ts';
import type { Told } from './withdrawSome.ts';

/** The conversations that a filter means, worked out without the database. */
export function fits({ stored, publication_id }: AnsweredDialog, wanted: ResultFilter): Stored[] {
  const isIn = <T>(chosen: readonly T[], value: T): boolean => chosen.length === 0 || chosen.includes(value);
  return stored.filter(
    ({ told, state, day, source }) =>
      (wanted.from === null || day >= wanted.from) &&
      (wanted.to === null || day <= wanted.to) &&
      isIn(wanted.publications, publication_id) &&
      isIn(wanted.states, state) &&
      wanted.sources.every(({ values }) => values.includes(source)) &&
      wanted.answers.every((condition) => holds(told, condition)),
  );
}

/** A text as it is, anything else as JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a condition holds, read from what was invented. */
function holds({ answers, open, gone }: Told, condition: AnswerCondition): boolean {
  const { question, part } = condition;
  const given = answers.find((answer) => answer.question === question && answer.part === part);
  switch (condition.is) {
    case 'one-of':
      return [given?.value ?? []].flat().some((value) => condition.ids.includes(textOf(value)));
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
      return condition.status === statusOf(`${question} ${part}`);
  }

  function statusOf(key: string): string {
    if (given) return given.value === null ? 'skipped' : 'answered';
    if (open === key) return 'open';
    return gone.includes(key) ? 'withdrawn' : 'not-asked';
  }
}

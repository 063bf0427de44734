import type { AnswerCondition, ResultFilter } from '@dialogwerk/shared/contract';
import { formatDay } from '@dialogwerk/shared/dates';
import { formatNumber } from '../../../formats.ts';
import type { FilterQuestion } from '../../../resultFilter/FilterQuestion.ts';
import { filterTexts as texts } from '../texts.ts';
import type { FilterField, FilterOption } from './FilterField.ts';
import { lists } from './FilterNames.ts';
import type { FilterNames } from './FilterNames.ts';

/** A condition as it stands in the bar. */
export interface FilterChip {
  readonly id: string;
  readonly field: FilterField;
  readonly label: string;
  /** The filter without it. */
  readonly without: ResultFilter;
}

/** One chip for each condition, in the order of the menu. */
export function chipsOf(filter: ResultFilter, names: FilterNames): readonly FilterChip[] {
  const { from, to, sources, answers } = filter;
  const chips: FilterChip[] = [];
  if (from !== null || to !== null) {
    const without = { ...filter, from: null, to: null };
    chips.push({
      id: 'time',
      field: { kind: 'time' },
      label: texts.chip(texts.fields.time, timeText(filter)),
      without,
    });
  }
  for (const list of lists) {
    if (filter[list].length === 0) continue;
    const chosen = filter[list].map((id: string) => nameOf(names.options[list], id));
    chips.push({
      id: list,
      field: { kind: 'list', list },
      label: texts.chip(texts.fields[list], texts.or(chosen)),
      without: { ...filter, [list]: [] },
    });
  }
  for (const { variable, values } of sources) {
    chips.push({
      id: `source ${variable}`,
      field: { kind: 'source', variable },
      label: texts.chip(variable, texts.or(values.map((value) => value || texts.emptyValue))),
      without: { ...filter, sources: sources.filter((source) => source.variable !== variable) },
    });
  }
  for (const [at, condition] of answers.entries()) {
    const { question, part } = condition;
    chips.push({
      id: `answer ${at} ${question} ${part}`,
      field: { kind: 'answer', question, part, at },
      label: conditionText(condition, names.questions),
      without: { ...filter, answers: answers.toSpliced(at, 1) },
    });
  }
  return chips;
}

function nameOf(options: readonly FilterOption[], id: string): string {
  return options.find((option) => option.id === id)?.name ?? id;
}

/** When conversations began, in words. */
export function timeText({ from, to }: Pick<ResultFilter, 'from' | 'to'>): string {
  if (from === null) return to === null ? texts.anyTime : texts.until(formatDay(to));
  if (to === null) return texts.since(formatDay(from));
  return from === to ? formatDay(from) : texts.between(formatDay(from), formatDay(to));
}

function labelsOf(ids: readonly string[], question: FilterQuestion | undefined): readonly string[] {
  return ids.map((id) => question?.choices.find((choice) => choice.id === id)?.label ?? id);
}

function conditionText(condition: AnswerCondition, questions: readonly FilterQuestion[]): string {
  const { question, part } = condition;
  const known = questions.find((one) => one.question === question && one.part === part);
  const title = known?.title ?? texts.unknownQuestion;
  switch (condition.is) {
    case 'one-of':
      return texts.chip(title, texts.or(labelsOf(condition.ids, known)));
    case 'has-options':
      return texts.chip(title, texts.offered(texts.and(labelsOf(condition.ids, known))));
    case 'lacks-options':
      return texts.chip(title, texts.notOffered(texts.or(labelsOf(condition.ids, known))));
    case 'between': {
      const { min, max } = condition;
      return texts.chip(
        title,
        texts.range(min === null ? null : formatNumber(min), max === null ? null : formatNumber(max)),
      );
    }
    case 'contains':
      return texts.chip(title, texts.quoted(condition.text));
    case 'status':
      return texts.chip(title, texts.statuses[condition.status]);
  }
}

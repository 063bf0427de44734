import type { AnswerCondition, AnswerStatus } from '@dialogwerk/shared/contract';
import type { FilterQuestion } from '../../../resultFilter/FilterQuestion.ts';
import { statuses } from '../../../resultFilter/statuses.ts';

/** How a condition on answers can ask. */
export type How = Exclude<AnswerCondition['is'], 'status'> | AnswerStatus;

/** A condition while it is put together. */
export interface AnswerDraft {
  readonly how: How;
  readonly ids: readonly string[];
  /** Numbers as they are typed, with a comma or a point. */
  readonly min: string;
  readonly max: string;
  readonly text: string;
}

const optionHows = ['has-options', 'lacks-options'] as const;

/** Whether a condition names some of the choices. */
export function takesChoices(how: How): how is 'one-of' | (typeof optionHows)[number] {
  return how === 'one-of' || optionHows.some((one) => one === how);
}

/** What can be asked of a question's answers, the likeliest first. */
export function howsOf({ answers }: Pick<FilterQuestion, 'answers'>): readonly How[] {
  switch (answers) {
    case 'options':
      return ['one-of', ...optionHows, ...statuses];
    case 'choices':
      return ['one-of', ...statuses];
    case 'numbers':
      return ['between', ...statuses];
    case 'words':
      return ['contains', ...statuses];
    case 'others':
      return statuses;
  }
}

/** A condition as a draft; of a new one the likeliest. */
export function draftOf(condition: AnswerCondition | null, first: How): AnswerDraft {
  const draft: AnswerDraft = { how: first, ids: [], min: '', max: '', text: '' };
  switch (condition?.is) {
    case undefined:
      return draft;
    case 'one-of':
    case 'has-options':
    case 'lacks-options':
      return { ...draft, how: condition.is, ids: condition.ids };
    case 'between':
      return { ...draft, how: condition.is, min: typed(condition.min), max: typed(condition.max) };
    case 'contains':
      return { ...draft, how: condition.is, text: condition.text };
    case 'status':
      return { ...draft, how: condition.status };
  }
}

/** The condition that a draft stands for; null as long as it is none. */
export function conditionOf(
  { how, ids, min, max, text }: AnswerDraft,
  of: { readonly question: string; readonly part: string },
): AnswerCondition | null {
  if (takesChoices(how)) return ids.length > 0 ? { is: how, ...of, ids: [...ids] } : null;
  if (how === 'contains') return text.trim() === '' ? null : { is: how, ...of, text: text.trim() };
  if (how !== 'between') return { is: 'status', ...of, status: how };
  const [least, most] = [numberOf(min), numberOf(max)];
  if (least === undefined || most === undefined || (least === null && most === null)) return null;
  return least !== null && most !== null && least > most ? null : { is: how, ...of, min: least, max: most };
}

const typed = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** A number as it is typed; null for none, undefined for what is no number. */
function numberOf(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

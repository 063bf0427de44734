export { readChoice, writeChoice } from './choiceText.ts';
export type { ConditionalValue } from './choiceText.ts';
export { completionsAt } from './completionsAt.ts';
export type { Completion, Completions } from './completionsAt.ts';
export { conditionProblem } from './conditionProblem.ts';
export { otherJoin, tidyRows } from './ConditionRows.ts';
export type {
  ConditionGroup,
  ConditionPart,
  ConditionRow,
  ConditionRows,
  Join,
  RowOperator,
  RowValue,
} from './ConditionRows.ts';
export { readRows } from './readRows.ts';
export { understoodText } from './understoodText.ts';
export { vocabularyOf } from './vocabularyOf.ts';
export type { KnownVariable, NamedValue, Vocabulary } from './vocabularyOf.ts';
export { writeRows, writtenName, writtenValue } from './writeRows.ts';

export { readChoice, writeChoice } from './choiceText.ts';
export type { ConditionalValue } from './choiceText.ts';
export { completionsAt } from './completionsAt.ts';
export type { Completion, Completions } from './completionsAt.ts';
export { conditionProblem } from './conditionProblem.ts';
export { isReference } from '../expressions/rows/ConditionRows.ts';
export { otherJoin, tidyRows } from '../expressions/rows/tidyRows.ts';
export type {
  ConditionGroup,
  ConditionPart,
  ConditionRow,
  ConditionRows,
  Join,
  RowOperator,
  RowReference,
  RowValue,
} from '../expressions/rows/ConditionRows.ts';
export { readRows } from '../expressions/rows/readRows.ts';
export { showableRows } from './showableRows.ts';
export { understoodText } from './understoodText.ts';
export { singleVariables, vocabularyAt } from './vocabularyAt.ts';
export { vocabularyOf, withLink } from './vocabularyOf.ts';
export type { NamedValue } from '../saying/namedValuesOf.ts';
export type { KnownVariable, Vocabulary } from './vocabularyOf.ts';
export { writeRows, writtenName, writtenValue } from '../expressions/rows/writeRows.ts';

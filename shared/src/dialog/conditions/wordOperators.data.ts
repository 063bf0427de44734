import type { RowOperator } from '../expressions/rows/ConditionRows.ts';

/** Words and signs that people write between a variable and its value, longer ones before shorter ones that begin alike. */
export const wordOperators: readonly (readonly [pattern: string, operator: RowOperator])[] = [
  [
    '(?:ist|wurde)\\s+(?:nicht\\s+beantwortet|unbeantwortet|leer)|nicht\\s+beantwortet|is\\s+(?:not\\s+answered|empty)',
    'unanswered',
  ],
  ['(?:ist|wurde|is)\\s+(?:beantwortet|answered)|nicht\\s+leer', 'answered'],
  ['enth(?:ä|ae)lt\\s+nicht|does\\s+not\\s+contain', 'contains-not'],
  ['enth(?:ä|ae)lt|contains', 'contains'],
  ['beginnt\\s+nicht\\s+mit', 'begins-not'],
  ['beginnt\\s+mit|begins\\s+with|starts\\s+with', 'begins'],
  ['passt\\s+nicht\\s+(?:auf|zu)', 'matches-not'],
  ['passt\\s+(?:auf|zu)|matches', 'matches'],
  ['(?:ist\\s+)?(?:gr(?:ö|oe)(?:ß|ss)er\\s+(?:oder\\s+)?gleich|mindestens)|at\\s+least', 'at-least'],
  ['(?:ist\\s+)?(?:kleiner\\s+(?:oder\\s+)?gleich|h(?:ö|oe)chstens)|at\\s+most', 'at-most'],
  ['(?:ist\\s+)?(?:gr(?:ö|oe)(?:ß|ss)er(?:\\s+als)?|mehr\\s+als|(?:ist\\s+|liegt\\s+)nach)|after', 'more'],
  ['(?:ist\\s+)?(?:kleiner(?:\\s+als)?|weniger\\s+als|(?:ist\\s+|liegt\\s+)vor)|before', 'less'],
  ['ist\\s+nicht\\s+genau', 'exactly-not'],
  ['ist\\s+genau|is\\s+exactly', 'exactly'],
  ['ist\\s+nicht|ungleich|is\\s+not', 'is-not'],
  ['ist|gleich|is|equals', 'is'],
];

/** Signs, with those that people write in their place. */
export const signOperators: Readonly<Record<string, RowOperator>> = {
  '==': 'is',
  '!=': 'is-not',
  '<>': 'is-not',
  '<=': 'at-most',
  '=<': 'at-most',
  '>=': 'at-least',
  '=>': 'at-least',
  '=': 'is',
  '<': 'less',
  '>': 'more',
  '≤': 'at-most',
  '≥': 'at-least',
  '≠': 'is-not',
};

import type { z } from 'zod';
import { formatDecimal } from '@dialogwerk/shared/numbers';
import { fieldTexts, typeNames } from './texts.ts';

/** A field's name as it is shown: long ones are cut, because a caller may send any name. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, 100);
}

/** The German sentence for a value that a schema refused; used where the schema has no sentence of its own. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const field = fieldName(issue.path ?? []) || 'Anfrage';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return fieldTexts.missing(field);
      return fieldTexts.wrongType(field, typeNames[issue.expected] ?? 'ein anderer Wert');
    case 'too_big':
      return tooBig(issue.origin)(field, bound(issue.maximum));
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return fieldTexts.empty(field);
      return tooSmall(issue.origin)(field, bound(issue.minimum, issue.inclusive === false));
    case 'invalid_format':
      return fieldTexts.wrongForm(field);
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'unrecognized_keys':
    case 'not_multiple_of':
    case 'custom':
      return issue.input === undefined ? fieldTexts.missing(field) : fieldTexts.notAllowed(field);
  }
}

type FieldText = (field: string, limit: string) => string;

function tooBig(origin: string): FieldText {
  if (origin === 'string') return fieldTexts.longText;
  if (origin === 'array') return fieldTexts.longList;
  return fieldTexts.greatNumber;
}

function tooSmall(origin: string): FieldText {
  if (origin === 'string') return fieldTexts.shortText;
  if (origin === 'array') return fieldTexts.shortList;
  return fieldTexts.smallNumber;
}

/** An exclusive lower bound of a whole number is told as the next one ('mindestens 1' for 'more than 0'). */
function bound(limit: number | bigint, exclusive = false): string {
  return formatDecimal(exclusive ? Number(limit) + 1 : Number(limit));
}

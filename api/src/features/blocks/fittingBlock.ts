import type { Block } from '@dialogwerk/shared/contract';
import { block as blockSchema } from '@dialogwerk/shared/contract/schemas';
import { CallError } from '../../errors/CallError.ts';
import { fieldName } from '../../calls/describeIssue.ts';
import { parseWith } from '../../calls/parseInput.ts';
import type { LockedSurvey } from '../../storage/surveys/lockSurvey.ts';

/** Far beyond the most blocks of a dialog, and within what the column takes. */
const GREATEST_ORDER = 1_000_000;

/**
 * A draft as a block of the contract that fits the dialog; 400 with a German sentence and the field otherwise.
 * `given` are the fields that the author sent, none of which may be dropped without a word.
 */
export function fittingBlock(draft: object, given: object, survey: LockedSurvey): Block {
  const block = parseWith(blockSchema, draft);
  const dropped = Object.keys(given).find((field) => !Object.hasOwn(block, field));
  if (dropped !== undefined) {
    const field = fieldName([dropped]);
    throw new CallError('block/unknown-field', { field });
  }
  if (block.order > GREATEST_ORDER) throw new CallError('block/order-too-great');
  if ((block.type === 'single' || block.type === 'multiple') && hasTwice(block.options.map(({ id }) => id))) {
    throw new CallError('block/duplicate-option');
  }
  if ('scale' in block && block.scale.from === 'template') refuseUnknownTemplate(block.scale.template_id, survey);
  return block;
}

export function hasTwice(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length;
}

function refuseUnknownTemplate(template_id: string, { templ_options }: LockedSurvey): void {
  if (templ_options.some(({ id }) => id === template_id)) return;
  throw new CallError('scale/unknown', { id: template_id });
}

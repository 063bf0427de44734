import { isDeepStrictEqual } from 'node:util';
import type { ScaleTemplate } from '@dialogwerk/shared/contract';
import { blockName } from '@dialogwerk/shared/dialog';
import { CallError } from '../../calls/CallError.ts';
import { readBlocks } from '../../storage/readBlocks.ts';
import type { Edit } from './Edit.ts';
import { hasTwice } from './fittingBlock.ts';

/**
 * The shared scales after an author's change: each scale that they changed as they want it, all others as they are now.
 * null where both changed the same scale.
 */
export function mergeTemplates(
  current: readonly ScaleTemplate[],
  seen: unknown,
  wanted: readonly ScaleTemplate[],
): readonly ScaleTemplate[] | null {
  if (!Array.isArray(seen) || isDeepStrictEqual(seen, current)) return wanted;
  const base = new Map<string, unknown>(seen.filter(isNamed).map((template) => [template.id, template]));
  const now = new Map(current.map((template) => [template.id, template]));
  const mine = new Map(wanted.map((template) => [template.id, template]));
  const merged: ScaleTemplate[] = [];
  for (const id of new Set([...now.keys(), ...mine.keys()])) {
    const isMine = !isDeepStrictEqual(mine.get(id), base.get(id));
    const isTheirs = !isDeepStrictEqual(now.get(id), base.get(id));
    if (isMine && isTheirs && !isDeepStrictEqual(mine.get(id), now.get(id))) return null;
    const kept = isMine ? mine.get(id) : now.get(id);
    if (kept) merged.push(kept);
  }
  return merged;
}

function isNamed(template: unknown): template is { id: string } {
  return typeof template === 'object' && template !== null && 'id' in template && typeof template.id === 'string';
}

/** 400 for two templates with one id, 409 while a block uses a template that would be gone. */
export async function refuseUnfitTemplates({ tx, survey }: Edit, templates: readonly ScaleTemplate[]): Promise<void> {
  const ids = templates.map(({ id }) => id);
  if (hasTwice(ids)) throw new CallError('scale/duplicate');
  for (const block of await readBlocks(tx, survey.survey_id)) {
    if (!('scale' in block) || block.scale.from !== 'template' || ids.includes(block.scale.template_id)) continue;
    const { template_id } = block.scale;
    const template = survey.templ_options.find(({ id }) => id === template_id)?.name ?? template_id;
    const name = blockName(block, block.context) || block.unique_question_id;
    throw new CallError('scale/used', { template, block: name });
  }
}

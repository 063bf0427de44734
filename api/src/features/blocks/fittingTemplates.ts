import type { ScaleTemplate } from '@dialogwerk/shared/contract';
import { blockName } from '@dialogwerk/shared/dialog';
import { CallError } from '../../errors/CallError.ts';
import { readBlocks } from '../../storage/surveys/readBlocks.ts';
import type { Edit } from './Edit.ts';
import { hasTwice } from './fittingBlock.ts';

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

import type { Block, ScaleTemplate, SurveyData } from '@dialogwerk/shared/contract';
import { mapTexts, renamedBlock, retargeted, withoutMedia } from '@dialogwerk/shared/dialog';
import { isSame } from '../../../model/isSame.ts';
import { templateOf } from './Clip.ts';
import type { Clip } from './Clip.ts';
import { freeVariables } from './freeVariables.ts';

/** What of the outer world a paste needs. */
export interface Fresh {
  readonly newId: () => string;
  /** In ms. */
  readonly now: number;
}

export interface Pasted {
  /** In order, for the dialog that they were made for. */
  readonly blocks: readonly Block[];
  /** Shared scales that the dialog does not have yet. */
  readonly templ_options: readonly ScaleTemplate[];
  readonly renamed: number;
  /** Jumps to blocks that are neither copied nor in the dialog. */
  readonly jumpsLeft: number;
  /** Files belong to the other dialog. */
  readonly filesLeft: boolean;
}

/**
 * Copied blocks made fit for a dialog: new ids, variables that are unique there, jumps among them led to the copies, shared
 * scales found again or brought along. Answers and reactions stay with their options.
 */
export function pasted(clip: Clip, survey: SurveyData, { newId, now }: Fresh): Pasted {
  const ids = new Map(clip.blocks.map(({ unique_question_id }) => [unique_question_id, newId()]));
  const known = new Set(survey.all_questions.map(({ unique_question_id }) => unique_question_id));
  const names = freeVariables(clip.blocks, survey.all_questions);
  const scales = scalesFor(clip, survey);
  const isElsewhere = clip.survey_id !== survey.survey_id;
  let jumpsLeft = 0;

  const targetOf = (target: string | null): string | null => {
    if (target === null) return null;
    const found = ids.get(target) ?? (known.has(target) ? target : null);
    if (found === null) jumpsLeft += 1;
    return found;
  };
  const blocks = clip.blocks.map((block): Block => {
    const renamed = renamedBlock(isElsewhere ? withoutFiles(block) : block, names);
    // What a loop repeats is no jump that could be left out.
    const own = renamed.type === 'loop' ? { ...renamed, members: [] } : renamed;
    return Object.assign({}, retargeted(own, targetOf), membersField(block, ids), scaleField(block, scales.ids), {
      unique_question_id: ids.get(block.unique_question_id) ?? newId(),
      created_on: now,
      start_page: false,
    });
  });
  return {
    blocks,
    templ_options: scales.added,
    renamed: clip.blocks.filter(({ variable }) => variable !== null && names.has(variable)).length,
    jumpsLeft,
    filesLeft: isElsewhere && clip.blocks.some((block) => !isSame(block, withoutFiles(block))),
  };
}

/** A copy of a loop has the copies of its blocks alone: those that it was copied from keep theirs. */
function membersField(block: Block, ids: ReadonlyMap<string, string>): object {
  return block.type === 'loop' ? { members: block.members.flatMap((member) => ids.get(member) ?? []) } : {};
}

/** By the id of a copied scale the one to use: the dialog's own where it says the same, else the copied one, perhaps by a new id. */
function scalesFor(clip: Clip, survey: SurveyData) {
  const ids = new Map<string, string>();
  const added: ScaleTemplate[] = [];
  for (const template of clip.templ_options) {
    const same = survey.templ_options.find(({ points }) => isSame(points, template.points));
    const isTaken = survey.templ_options.some(({ id }) => id === template.id);
    const id = same?.id ?? (isTaken ? freeId(template.id, survey) : template.id);
    ids.set(template.id, id);
    if (!same) added.push({ ...template, id });
  }
  return { ids, added };
}

function freeId(id: string, { templ_options }: SurveyData): string {
  let number = 2;
  while (templ_options.some((known) => known.id === `${id}_${number}`)) number += 1;
  return `${id}_${number}`;
}

function scaleField(block: Block, ids: ReadonlyMap<string, string>): object {
  const template = templateOf(block);
  const template_id = template === null ? undefined : ids.get(template);
  return template_id === undefined ? {} : { scale: { from: 'template', template_id } };
}

/** A block for another dialog: without files of its own one; in its texts, what they show is said in words. */
function withoutFiles(block: Block): Block {
  const own = { ...block, filename_db: null, captions_db: null };
  if (own.type === 'picture')
    own.options = own.options.map((option) => Object.assign({}, option, { filename_db: null }));
  if (own.type === 'qa')
    own.qa_entries = own.qa_entries.map(({ filename_db: _file, captions_db: _captions, ...entry }) => entry);
  return mapTexts(own, (text, { as }) => (as === 'message' ? withoutMedia(text) : text));
}

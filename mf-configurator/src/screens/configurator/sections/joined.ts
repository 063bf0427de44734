import type { SurveyData } from '@dialogwerk/shared/contract';
import { connectionsOf } from '@dialogwerk/shared/dialog/graph';
import { liveSections } from '../../../features/canvas/model/sections/liveSections.ts';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { putInto } from './sectionEdits.ts';

/**
 * Commands that make blocks, with those that put them into a section: the one that they come in between, with something of it before and
 * something after them; copies into the one of the block that they stand behind (`behind`).
 */
export function joined(survey: SurveyData, commands: readonly Command[], behind: string | null): readonly Command[] {
  const sections = liveSections(survey.sections, survey.all_questions);
  if (sections.length === 0) return commands;
  const after = commands.reduce(applyCommand, survey);
  const known = new Set(survey.all_questions.map(({ unique_question_id }) => unique_question_id));
  const made = after.all_questions.map(({ unique_question_id: id }) => id).filter((id) => !known.has(id));
  const sectionOf = new Map(sections.flatMap(({ id, blocks }) => blocks.map((block) => [block, id] as const)));
  const id = behind === null ? around(after, new Set(made), sectionOf) : sectionOf.get(behind);
  const section = survey.sections.find((one) => one.id === id);
  return section && made.length > 0
    ? [...commands, { kind: 'updateSections', sections: putInto(survey.sections, section, made) }]
    : commands;
}

function around(
  survey: SurveyData,
  made: ReadonlySet<string>,
  sectionOf: ReadonlyMap<string, string>,
): string | undefined {
  const edges = connectionsOf(survey).filter(({ source, target }) => made.has(source) !== made.has(target));
  const before = new Set(edges.filter(({ target }) => made.has(target)).map(({ source }) => sectionOf.get(source)));
  return edges.map(({ target }) => sectionOf.get(target)).find((id) => id !== undefined && before.has(id));
}

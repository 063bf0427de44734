import { plainLine } from '@dialogwerk/shared/dialog';
import type { KeptRevision, Variable } from '@dialogwerk/shared/dialog';
import type { AskedColumn, Wording } from './StudyFacts.ts';

/** The words of a question in each of the revisions, those that follow each other in the same words together. */
function wordingsOf(revisions: readonly KeptRevision[], question: string): Wording[] {
  const wordings: { text: string; revisions: number[] }[] = [];
  for (const { revision, snapshot } of revisions) {
    const block = snapshot.blocks.find(({ unique_question_id }) => unique_question_id === question);
    if (!block) continue;
    const text = plainLine(block.context);
    const last = wordings.at(-1);
    if (last?.text === text) last.revisions.push(revision);
    else wordings.push({ text, revisions: [revision] });
  }
  return wordings;
}

/** What was asked for each column of answers, and in which revisions it was offered; a draft that nobody has had is no revision. */
export function askedColumns(
  variables: readonly Variable[],
  revisions: readonly KeptRevision[],
): Map<string, AskedColumn> {
  const published = revisions.filter(({ revision }) => Number.isFinite(revision));
  const asked = variables.flatMap((variable): [string, AskedColumn][] => {
    const source = variable.source.from === 'missing' ? variable.source.of.source : variable.source;
    if (source.from !== 'answer') return [];
    const offering = published.filter(({ revision }) => source.offered.has(revision));
    if (offering.length === 0) return [];
    const offered = offering.map(({ revision }) => revision);
    return [[variable.name, { wordings: wordingsOf(offering, source.unique_question_id), offered }]];
  });
  return new Map(asked);
}

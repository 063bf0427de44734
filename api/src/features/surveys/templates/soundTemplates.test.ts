import { surveyTemplates, templateCategories } from '@dialogwerk/shared/contract';
import { block } from '@dialogwerk/shared/contract/schemas';
import { checkDialog, compileSurvey, searchChatPath } from '@dialogwerk/shared/dialog';
import { Tally, constantsOf, reportOf, simulateRespondent } from '@dialogwerk/shared/dialog/simulation';
import { DialogUnderstanding } from '@dialogwerk/shared/dialog/understanding';
import { describe, expect, test } from 'vitest';
import { snapshotOf } from './snapshotOf.ts';
import { templates } from './templates.ts';

const RESPONDENTS = 400;
const MINUTE = 60_000;

test('there are at least twenty, some of each category, each with a name and a purpose of its own', () => {
  const all = surveyTemplates.map((template) => templates[template]);
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map(({ category }) => category))).toEqual(new Set(templateCategories));
  for (const field of ['name', 'purpose'] as const)
    expect(new Set(all.map((template) => template[field])).size).toBe(all.length);
});

describe.each(surveyTemplates)('%s', (template) => {
  const snapshot = snapshotOf(template);

  test('keeps the contract, and the check finds nothing', () => {
    for (const one of snapshot.blocks) expect(block.parse(one)).toEqual(one);
    expect(checkDialog(snapshot).map(({ kind, place, message }) => `${kind} ${place}: ${message}`)).toEqual([]);
  });

  test('everybody comes to an end, every end is come to, and it takes about as long as it says', () => {
    const survey = compileSurvey(snapshot);
    const constants = constantsOf(snapshot.blocks);
    const understanding = new DialogUnderstanding(survey);
    const tally = new Tally();
    for (let seed = 0; seed < RESPONDENTS; seed += 1)
      tally.add(simulateRespondent(survey, constants, seed, understanding), seed);
    const { unended, neverReached, neverTaken, duration } = reportOf(survey, tally.counts());
    expect(unended.count).toBe(0);
    // What chance hardly ever meets, such as nine times the same reply, is looked for.
    const unmet = [...neverReached, ...neverTaken.map(({ to }) => to)];
    expect([...new Set(unmet)].filter((id) => !isReachable(snapshot, id))).toEqual([]);
    expect(unmet.length).toBeLessThanOrEqual(2);

    const median = (duration?.median ?? 0) / MINUTE;
    const { minutes } = templates[template];
    expect(minutes).toBeGreaterThanOrEqual(median);
    expect(minutes).toBeLessThanOrEqual(1 + 2 * median);
  });
});

function isReachable(snapshot: ReturnType<typeof snapshotOf>, unique_question_id: string): boolean {
  const surveys = new Map([[snapshot.survey_id, compileSurvey(snapshot)]]);
  const search = searchChatPath(surveys, [], { survey_id: snapshot.survey_id, unique_question_id });
  for (;;) {
    const { done, value } = search.next();
    if (done) return value.found;
  }
}

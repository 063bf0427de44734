import { expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open } from '../../testing/blocks.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { findPath } from '../../paths/findPath.ts';
import { constantsOf } from '../../simulation/constantsOf.ts';
import { simulateRespondent } from '../../simulation/simulateRespondent.ts';
import { conditionInWords } from '../../saying/conditionInWords.ts';
import { sayablesOf } from '../../saying/sayablesOf.ts';
import { checkDialog } from '../checkDialog.ts';

/** Only who comes by the letter is told where the office is. */
const byLink = aSnapshot([
  open('name', {
    variable: 'name',
    jump_to_ids: [{ kind: 'condition', condition: 'link.quelle = "brief"', target: 'office' }],
  }),
  message('end', { context: 'Danke, {{name}}.', is_end: true }),
  message('office', { context: 'Sie finden uns in {{link.stadt}}.' }),
]);
const found = (...parameters: string[]) =>
  checkDialog(byLink, { parameters }).map(({ kind, unique_question_id }) => `${kind} ${unique_question_id}`);

test('each parameter that a text or a condition names and the link does not keep is said once, where it stands', () => {
  expect(found('quelle', 'stadt')).toEqual([]);
  expect(found('quelle')).toEqual(['link-unknown office']);
  expect(found()).toEqual(['link-unknown name', 'link-unknown office']);
  expect(checkDialog(byLink)).toEqual([]);
});

test('a parameter of the link is no variable of a block', () => {
  const [finding] = checkDialog(aSnapshot([open('q', { variable: 'link.pid' })]));
  expect(finding?.kind).toBe('variable-invalid');
});

test('a way that only a link opens is found, by search and by invented respondents', () => {
  const survey = compileSurvey(byLink);
  const path = findPath(survey, { towards: 'office' });
  expect(path.found && path.moves[0]).toMatchObject({ kind: 'start', link: { quelle: 'brief' } });
  const constants = constantsOf(byLink.blocks);
  const ways = Array.from({ length: 100 }, (_, seed) => simulateRespondent(survey, constants, seed).way);
  const met = ways.filter((way) => way.includes('office')).length;
  expect(met).toBeGreaterThan(10);
  expect(met).toBeLessThan(90);
});

test('a condition on it is said by the name of the parameter', () => {
  const said = conditionInWords('link.quelle = "brief"', sayablesOf(byLink));
  expect(said).toEqual({ kind: 'words', text: 'Link-Parameter quelle ist „brief“' });
});

import { describe, expect, test } from 'vitest';
import { fhir, imported, item } from '../testing/fhir.ts';

describe('ids and variables come from the linkId', () => {
  test.each([
    ['PHQ-9.1', 'PHQ-9.1', 'phq9_1'],
    ['demo-age', 'demo-age', 'demo_age'],
    ['/44250-9', '44250-9', 'v44250_9'],
    ['Größe in cm', 'Gr-e-in-cm', 'groesse_in_cm'],
    ['1.2-a', '1.2-a', 'v1_2_a'],
    ['中文', 'item', 'v'],
    ['and', 'and', 'and_2'],
    ['oder', 'oder', 'oder_2'],
  ])('%s: %s, %s', (linkId, id, variable) => {
    expect(imported(fhir([item(linkId, 'string')])).survey.blocks[0]).toMatchObject({
      unique_question_id: id,
      variable,
    });
  });

  test('and stay unique, within their lengths', () => {
    const long = 'x'.repeat(80);
    const { survey } = imported(
      fhir(['a.b', 'a-b', 'A_B', `${long}1`, `${long}2`].map((linkId) => item(linkId, 'string'))),
    );
    expect(survey.blocks.slice(0, 3).map(({ variable }) => variable)).toEqual(['a_b', 'a_b_2', 'a_b_3']);
    expect(survey.blocks.map(({ unique_question_id: id, variable }) => [id.length, variable?.length])).toContainEqual([
      60, 64,
    ]);
  });
});

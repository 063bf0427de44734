import { describe, expect, test } from 'vitest';
import type { Block } from '../../contract/index.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { email, likert, matrix, number, open, single } from '../testing/blocks.ts';
import { adviceFor, statementRules } from './adviceFor.ts';
import type { AdviceKind } from './Advice.ts';
import { rangesRule } from './rules/rangesRule.ts';
import { scaleRule } from './rules/scaleRule.ts';
import { advisedAgainst, heldOut, sound } from './testing/wordings.data.ts';

/** What is said of a wording: '•' and '+' begin statements of a battery, '+' one that is agreed to. */
function kindsIn(text: string): AdviceKind[] {
  const as = /^[•+]/.test(text) ? 'item' : 'question';
  const statement = {
    text: text.replace(/^[•+] /, ''),
    as,
    isAgreedTo: text.startsWith('+'),
    hasPeriod: false,
  } as const;
  return statementRules.flatMap(([kind, rule]) => (rule(statement) === null ? [] : [kind]));
}

/** How much of what is said is so, and how much of what is so is said. */
function measured(wordings: readonly (readonly [AdviceKind | null, string])[]) {
  const judged = wordings.map(([kind, text]) => ({ kind, found: kindsIn(text) }));
  const said = judged.reduce((sum, { found }) => sum + found.length, 0);
  const right = judged.filter(({ kind, found }) => kind !== null && found.includes(kind)).length;
  return { precision: right / said, recall: right / judged.filter(({ kind }) => kind !== null).length };
}

describe('300 wordings of our own making', () => {
  test('of what is said nine in ten are so, of what is so nine in ten are said', () => {
    const { precision, recall } = measured([...advisedAgainst, ...sound.map((text) => [null, text] as const)]);
    expect(precision).toBeGreaterThan(0.9);
    expect(recall).toBeGreaterThan(0.9);
  });

  test('those that no rule was made by come out alike', () => {
    const { precision, recall } = measured(heldOut);
    expect(precision).toBeGreaterThan(0.8);
    expect(recall).toBeGreaterThan(0.8);
  });

  test.each([...new Set(advisedAgainst.map(([kind]) => kind))])('four in five of what is said as %s are so', (kind) => {
    const saidSo = [...advisedAgainst, ...heldOut, ...sound.map((text) => [null, text] as const)].filter(([, text]) =>
      kindsIn(text).includes(kind),
    );
    expect(saidSo.filter(([one]) => one === kind).length / saidSo.length).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a scale', () => {
  test.each([
    [['Ausgezeichnet', 'Sehr gut', 'Gut', 'Zufriedenstellend', 'Schlecht']],
    [['Begeistert', 'Sehr zufrieden', 'Zufrieden', 'Unzufrieden']],
    [['Stimme voll zu', 'Stimme zu', 'Stimme eher zu', 'Stimme nicht zu']],
    [['Gut', 'Schlecht', 'Sehr schlecht', 'Miserabel']],
  ])('with more steps on one side, as %j, is unbalanced', (labels) => {
    expect(scaleRule(labels)).not.toBeNull();
  });

  test.each([
    [['Sehr gut', 'Gut', 'Befriedigend', 'Ausreichend', 'Mangelhaft', 'Ungenügend']],
    [['Stimme voll zu', 'Stimme eher zu', 'Teils, teils', 'Stimme eher nicht zu', 'Stimme gar nicht zu']],
    [['Sehr zufrieden', 'Eher zufrieden', 'Eher unzufrieden', 'Sehr unzufrieden']],
    [['Überhaupt nicht', 'An einzelnen Tagen', 'An mehr als der Hälfte der Tage', 'Beinahe jeden Tag']],
    [['Gar nicht wichtig', 'Etwas wichtig', 'Ziemlich wichtig', 'Sehr wichtig']],
    [['Ja', 'Nein', 'Weiß nicht']],
    [['', '', '']],
  ])('as %j is not', (labels) => {
    expect(scaleRule(labels)).toBeNull();
  });
});

test.each([
  [['18–25', '25–35', '35–50'], 'overlap'],
  [['18 bis 24', '26 bis 35'], 'gap'],
  [['0-9', '10-19', '20-29'], undefined],
  [['0 bis unter 500 Euro', '500 bis unter 1000 Euro'], undefined],
  [['Unter 18', '18–30', 'Über 30'], undefined],
  [['Ja', 'Nein'], undefined],
])('of ranges as %j is said: %s', (options, kind) => {
  expect(rangesRule(options)?.kind).toBe(kind);
});

describe('a dialog', () => {
  const kinds = (...blocks: Block[]) =>
    adviceFor(aSnapshot(blocks)).map(({ kind, unique_question_id: id }) => `${kind} ${id}`);
  const plain = (id: string) => open(id, { context: 'Was gefällt Ihnen?' });
  const points = ['Stimme zu', 'Stimme nicht zu'].map((label, value) => ({ value, label }));

  test('is told of sensitive questions among its first ones, where it asks several', () => {
    const income = number('income', { context: 'Wie hoch ist Ihr Einkommen im Monat?' });
    const others = ['a', 'b', 'c', 'd', 'e'].map(plain);
    expect(kinds(income, ...others)).toEqual(['sensitive income']);
    expect(kinds(...others, income)).toEqual([]);
    expect(kinds(income)).toEqual([]);
  });

  test('is told of personal data that it says nothing of and does not need', () => {
    const address = email('mail', { context: 'Wie ist Ihre E-Mail-Adresse?', variable: 'mail' });
    expect(kinds(address)).toEqual(['personal mail']);
    expect(kinds({ ...address, optional: true })).toEqual([]);
    expect(kinds({ ...address, reason: 'Für den Gutschein.' })).toEqual([]);
    expect(kinds({ ...address, context: 'Wohin dürfen wir schreiben, falls Sie gewinnen?' })).toEqual([]);
    expect(kinds(address, open('b', { context: 'Stimmt {{mail}}?' }))).toEqual([]);
    expect(kinds(open('name', { context: 'Wie ist Ihr vollständiger Name?' }))).toEqual(['personal name']);
  });

  test('is told of each statement of a battery, and of no period where the options say it', () => {
    const items = ['Ich bin nicht müde.', 'Ich bin wach.'].map((text, index) => ({
      id: `${index}`,
      text,
      inverse: false,
    }));
    expect(kinds(matrix('m', { items, scale: { from: 'block', points } }))).toEqual(['negation m']);
    const options = ['Täglich', 'Seltener'].map((text, index) => ({ id: `${index}`, text, score: null }));
    expect(kinds(single('often', { context: 'Wie oft essen Sie Fleisch?', options }))).toEqual([]);
    expect(kinds(open('often', { context: 'Wie oft essen Sie Fleisch?' }))).toEqual(['period often']);
    const scale = {
      from: 'block',
      points: ['Toll', 'Super', 'Sehr gut'].map((label, value) => ({ value, label })),
    } as const;
    expect(kinds(likert('l', { context: 'Wie war es?', scale }))).toEqual(['unbalanced l']);
  });

  test('is told nothing of what its author wants so, until the text is another one', () => {
    const often = open('often', { context: 'Wie oft essen Sie Fleisch?' });
    const [told] = adviceFor(aSnapshot([often]));
    expect(told).toMatchObject({ kind: 'period', text: 'Wie oft essen Sie Fleisch?', wanted: null });
    const wanted_wording = [{ kind: 'period', text: told?.text ?? '', reason: 'Steht im Gruß davor.' }];
    const wantedIn = (block: Block) => adviceFor(aSnapshot([{ ...block, wanted_wording }])).map(({ wanted }) => wanted);
    expect(wantedIn(often)).toEqual(['Steht im Gruß davor.']);
    expect(wantedIn({ ...often, context: 'Wie oft essen Sie Fisch?' })).toEqual([null]);
  });

  test('that speaks another language is told nothing', () => {
    const asked = [open('a', { context: 'Wie oft essen Sie Fleisch?' })];
    expect(adviceFor({ ...aSnapshot(asked), language: 'en' })).toEqual([]);
  });
});

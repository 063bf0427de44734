import { describe, expect, test } from 'vitest';
import { BlockUnderstanding } from '../BlockUnderstanding.ts';
import type { MeaningTarget } from '../MeaningTarget.ts';
import { qualityOf } from '../qualityOf.ts';
import { understandingOf } from './testing/judgeSentence.ts';
import { measuredQuestions } from './testing/questions.data.ts';
import { judgeAll } from './testing/judgeAll.ts';
import { negators } from '../../text/words/words.data.ts';

/** A share of what is sure. */
const WRONG_AND_SURE = 0.02;

const judged = judgeAll();
const countOf = (list: readonly (typeof judged)[number][], verdict: string): number =>
  list.filter((one) => one.verdict === verdict).length;

describe.each(['seen', 'held'] as const)('sentences that were %s while the rules were made', (half) => {
  const own = judged.filter((one) => one.half === half);

  test('are never stored as their opposite', () => {
    expect(own.filter(({ verdict }) => verdict === 'opposite')).toEqual([]);
  });

  test('are hardly ever sure and wrong', () => {
    const sure = own.filter(({ isSure }) => isSure);
    expect(sure.length).toBeGreaterThan(100);
    expect(countOf(own, 'wrong') / sure.length).toBeLessThanOrEqual(WRONG_AND_SURE);
  });

  test('are mostly understood', () => {
    expect(countOf(own, 'missed') / own.length).toBeLessThanOrEqual(0.1);
  });
});

const trained = Object.entries(measuredQuestions).flatMap(([name, question]) => {
  const understanding = understandingOf(question);
  return understanding.examples.map(({ text, target }) => ({ name, understanding, text, target }));
});

test.each([...negators, 'net', 'nich', 'keine', 'keinen', 'niemals', 'nix'])(
  '%s before an example is never sure of the same',
  (negator) => {
    const same = trained.filter(({ understanding, text, target }) => {
      const { zone, matches } = understanding.decide(`${negator} ${text}`);
      return zone === 'sure' && matches[0]?.target === target;
    });
    expect(same.map(({ name, text, target }) => `${name}: ${negator} ${text} → ${target}`)).toEqual([]);
  },
);

describe('examples that contradict each other', () => {
  const targets = ['Rot', 'Blau', 'Gelb'].map((label): MeaningTarget => ({
    kind: 'option',
    target: label,
    label,
    own: [label],
    implied: [],
  }));
  const examples = ['Rot', 'Blau'].map((target) => ({ text: 'wie das Meer am Abend', target }));
  const understanding = new BlockUnderstanding({ targets, examples, bounds: null });

  test.each(['wie das Meer am Abend', 'Wie das Meer, am Abend!', 'am Abend wie das Meer'])(
    'never decide: %s is asked back about with both',
    (text) => {
      const { zone, matches } = understanding.decide(text);
      expect(zone).toBe('unsure');
      expect(matches.map(({ target }) => target).toSorted()).toEqual(['Blau', 'Rot']);
    },
  );

  test.each(['entry', 'jump', 'option'] as const)(
    'never decide between two of kind %s, however often one has them',
    (kind) => {
      const said = 'Wie hoch ist der Turm?';
      const taught = [said, said.toLowerCase(), 'Höhe des Turms', 'Wie viele Meter hat der Turm?'];
      const two = ['a', 'b'].map((target): MeaningTarget => ({ kind, target, label: target, own: [], implied: [] }));
      const contradicting = [
        ...taught.map((text) => ({ text, target: 'a' })),
        { text: said, target: 'b' },
        { text: 'Was kostet der Eintritt?', target: 'b' },
      ];
      for (const bounds of [null, { accept: 0.05, ask: 0.05 }]) {
        const { zone, matches } = new BlockUnderstanding({ targets: two, examples: contradicting, bounds }).decide(
          said,
        );
        expect(zone).toBe('unsure');
        expect(matches.map(({ target }) => target).toSorted()).toEqual(['a', 'b']);
      }
    },
  );

  test('are told with both targets, those with what another one says of itself as well', () => {
    const withOwn = [...examples, { text: 'GELB!', target: 'Rot' }];
    const { findings } = qualityOf(new BlockUnderstanding({ targets, examples: withOwn, bounds: null }));
    expect(findings).toEqual([
      {
        kind: 'contradiction',
        one: { text: 'GELB!', target: 'Gelb' },
        other: { text: 'GELB!', target: 'Rot' },
        likeness: 1,
      },
      { kind: 'contradiction', one: examples[0], other: examples[1], likeness: 1 },
    ]);
  });

  test('leave what an option is called alone', () => {
    expect(understanding.decide('Rot')).toMatchObject({ zone: 'sure', matches: [{ target: 'Rot' }] });
  });
});

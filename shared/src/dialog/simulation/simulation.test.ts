import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import { exitsOf } from '../engine/survey/exitsOf.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import { step } from '../engine/step.ts';
import { arbitrarySurvey } from '../testing/arbitrarySurvey.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { gpt, likert, message, number, open, qa, single } from '../testing/blocks.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { rounds } from '../../testing/rounds.ts';
import { constantsOf } from './constantsOf.ts';
import { END, START } from '../engine/replay/wayOf.ts';
import { patienceIn, simulateRespondent } from './simulateRespondent.ts';
import type { SimulatedRun } from './simulateRespondent.ts';
import { reportOf } from './reportOf.ts';
import type { SimulationReport } from './reportOf.ts';
import { Tally, together, edgeKey } from './Tally.ts';

function simulate(snapshot: SurveySnapshot, seed: number): SimulatedRun {
  return simulateRespondent(compileSurvey(snapshot), constantsOf(snapshot.blocks), seed);
}

const bothWays = aSnapshot([
  single('farbe', {
    options: [
      { id: '1', text: 'rot', score: null },
      { id: '2', text: 'blau', score: null },
    ],
    jump_to_ids: [{ kind: 'option', option_id: '2', target: 'schluss' }],
  }),
  message('rot'),
  message('schluss'),
]);

describe('an invented respondent', () => {
  it('gives replies that the dialog takes, until it ends or a limit is reached, whatever the dialog', () => {
    fc.assert(
      fc.property(arbitrarySurvey, fc.integer(), (snapshot, seed) => {
        const survey = compileSurvey(snapshot);
        const run = simulateRespondent(survey, constantsOf(snapshot.blocks), seed);
        const patience = patienceIn(survey);
        expect(run.ended || run.replies >= patience.replies || run.events.length >= patience.events).toBe(true);
      }),
      { numRuns: rounds(75, 300) },
    );
  });

  it('goes through a conversation that a model would lead by the words of its author, and on by its way without one', () => {
    const snapshot = aSnapshot([
      gpt('talk', {
        context: 'Was ist passiert?',
        gpt_exit_conditions: [{ id: 'motiv', condition: 'Ein Motiv ist genannt', target: 'motiv' }],
        fallback: 'Lassen wir das.',
        fallback_target: 'sonst',
      }),
      open('motiv', { is_end: true }),
      open('sonst'),
    ]);
    for (let seed = 0; seed < 20; seed += 1) {
      expect(simulate(snapshot, seed)).toMatchObject({ ended: true, replies: 1 });
    }
  });

  it('fits a pattern that a condition waits for, now and then', () => {
    const snapshot = aSnapshot([
      open('plz', {
        variable: 'plz',
        jump_to_ids: [{ kind: 'condition', condition: 'passt(plz, "D-#####")', target: 'ziel' }],
      }),
      message('sonst', { is_end: true }),
      message('ziel'),
    ]);
    const runs = Array.from({ length: 100 }, (_, seed) => simulate(snapshot, seed));
    const hits = runs.filter(({ events }) => JSON.stringify(events).includes('D-00000')).length;
    expect(hits).toBeGreaterThan(10);
    expect(hits).toBeLessThan(90);
  });

  it('gives up in a circle long before it has cost the author minutes, but never in a long dialog that ends', () => {
    const inACircle = aSnapshot([open('a'), open('b', { jump_to_question: 'a' })]);
    const round = simulate(inACircle, 1);
    expect(round).toMatchObject({ ended: false, replies: 110 });
    const long = aSnapshot(Array.from({ length: 3_000 }, (_, index) => open(`f${index}`)));
    expect(simulate(long, 1)).toMatchObject({ ended: true, replies: 3_000 });
  });

  it('goes the same way again with the same seed', () => {
    fc.assert(
      fc.property(arbitrarySurvey, fc.integer(), (snapshot, seed) => {
        expect(simulate(snapshot, seed)).toEqual(simulate(snapshot, seed));
      }),
      { numRuns: 50 },
    );
  });

  it('has a conversation that can be played again from its events', () => {
    const run = simulate(bothWays, 7);
    const survey = compileSurvey(bothWays);
    let state = newConversation;
    for (const event of run.events) {
      const result = step(survey, state, event);
      if (result.outcome === 'accepted') ({ state } = result);
    }
    expect(state.finished).toBe(true);
    expect(openQuestion(survey, state)).toBeNull();
  });

  it('only ever goes where a block can lead', () => {
    fc.assert(
      fc.property(arbitrarySurvey, fc.integer(), (snapshot, seed) => {
        const { blocks, first } = compileSurvey(snapshot);
        const run = simulate(snapshot, seed);
        for (const [index, from] of run.way.slice(0, -1).entries()) {
          const to = run.way[index + 1] === END ? null : run.way[index + 1];
          const compiled = blocks.get(from);
          const exits = from === START ? [first] : compiled ? exitsOf(blocks, compiled) : [];
          // A loop without a question is ended by the engine itself.
          expect([...exits, null]).toContain(to);
        }
      }),
      { numRuns: rounds(75, 300) },
    );
  });

  it('finds the words and the numbers that the conditions of the dialog wait for', () => {
    const snapshot = aSnapshot([
      open('ort', {
        variable: 'ort',
        jump_to_ids: [{ kind: 'condition', condition: 'ort = "Wuppertal"', target: 'treffer' }],
      }),
      number('alter', {
        variable: 'alter',
        min: 0,
        max: 100_000,
        integer: true,
        jump_to_ids: [{ kind: 'condition', condition: 'alter = 65432', target: 'treffer' }],
      }),
      message('vorbei', { is_end: true }),
      message('treffer'),
    ]);
    const tally = new Tally();
    for (let seed = 0; seed < 200; seed += 1) tally.add(simulate(snapshot, seed), seed);
    const { edges } = tally.counts();
    expect(edges.get(edgeKey('ort', 'treffer'))).toBeGreaterThan(0);
    expect(edges.get(edgeKey('alter', 'treffer'))).toBeGreaterThan(0);
    expect(edges.get(edgeKey('vorbei', END))).toBeGreaterThan(0);
  });

  it('takes longer for more to read and to write', () => {
    const short = simulate(aSnapshot([likert('wie')]), 1);
    const long = simulate(aSnapshot([message('a', { context: 'Wort '.repeat(500) }), likert('wie')]), 1);
    expect(long.duration - short.duration).toBeGreaterThan(60_000);
  });
});

describe('the tally of many', () => {
  it('counts blocks and edges, and the length of those who came to the end', () => {
    const tally = new Tally();
    for (let seed = 0; seed < 100; seed += 1) tally.add(simulate(bothWays, seed), seed);
    const { respondents, blocks, edges, replies, unendedCount } = tally.counts();
    expect(respondents).toBe(100);
    expect(blocks.get('farbe')).toBe(100);
    expect(blocks.get('schluss')).toBe(100);
    expect((edges.get(edgeKey('farbe', 'rot')) ?? 0) + (edges.get(edgeKey('farbe', 'schluss')) ?? 0)).toBe(100);
    expect(edges.get(edgeKey(START, 'farbe'))).toBe(100);
    expect(replies).toEqual(Array.from({ length: 100 }, () => 1));
    expect(unendedCount).toBe(0);
  });

  it('names the seeds of those who never came to the end', () => {
    const endless = aSnapshot([single('immer', { jump_to_question: 'immer' })]);
    const tally = new Tally();
    tally.add(simulate(endless, 5), 5);
    expect(tally.counts()).toMatchObject({ unended: [5], unendedCount: 1, replies: [] });
  });

  it('is the same in two halves and in one', () => {
    const [whole, first, second] = [new Tally(), new Tally(), new Tally()];
    for (let seed = 0; seed < 60; seed += 1) {
      whole.add(simulate(bothWays, seed), seed);
      (seed < 30 ? first : second).add(simulate(bothWays, seed), seed);
    }
    expect(together(first.counts(), second.counts())).toEqual(whole.counts());
  });

  it('meets a search that never moves on by itself, because it says at times that nothing more is asked', () => {
    const snapshot = aSnapshot([
      qa('frage', { only_search: true, qa_entries: [{ id: '1', questions: ['Was kostet das?'], answer: 'Nichts.' }] }),
    ]);
    expect(simulate(snapshot, 3).ended).toBe(true);
  });
});

describe('the report', () => {
  const tallied = (snapshot: SurveySnapshot): SimulationReport => {
    const tally = new Tally();
    for (let seed = 0; seed < 100; seed += 1) tally.add(simulate(snapshot, seed), seed);
    return reportOf(compileSurvey(snapshot), tally.counts());
  };

  it('names nothing where every way was taken', () => {
    expect(tallied(bothWays)).toMatchObject({
      respondents: 100,
      neverReached: [],
      neverTaken: [],
      replies: { median: 1, p95: 1 },
      unended: { count: 0, seeds: [] },
    });
  });

  it('names the blocks that nobody came to, and the edges that nobody took from where somebody was', () => {
    const snapshot = aSnapshot([
      number('alter', {
        variable: 'alter',
        min: 18,
        max: 99,
        jump_to_ids: [{ kind: 'condition', condition: 'alter > 99', target: 'uralt' }],
        jump_to_question: 'ende',
      }),
      message('uralt'),
      message('ende'),
    ]);
    expect(tallied(snapshot)).toMatchObject({
      neverReached: ['uralt'],
      neverTaken: [{ from: 'alter', to: 'uralt' }],
    });
  });

  it('has no length where nobody came to the end', () => {
    expect(tallied(aSnapshot([single('immer', { jump_to_question: 'immer' })]))).toMatchObject({
      replies: null,
      duration: null,
      unended: { count: 100 },
    });
  });
});

describe('respondents who type', () => {
  const typing = aSnapshot([
    single('weg', {
      in_words: true,
      way_out: 'ende',
      options: ['Mit dem Rad', 'Zu Fuß'].map((text, at) => ({ id: `o${at}`, text, score: null })),
    }),
    number('alter', { in_words: true, min: 0, max: 120 }),
    message('ende'),
  ]);
  const runs = Array.from({ length: 300 }, (_, seed) => simulate(typing, seed));
  const replies = runs.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'reply' ? [event] : [])));

  it('are understood, asked back or asked again, as the engine does it for respondents', () => {
    const typed = replies.filter(({ reply }) => reply.type === 'words');
    const zones = new Set(typed.map(({ understood }) => understood?.zone));
    expect(zones.has('sure')).toBe(true);
    expect(zones.has('unknown')).toBe(true);
    expect(replies.some(({ nachfrage_id }) => nachfrage_id === 'weg?1')).toBe(true);
    expect(typed.length).toBeLessThan(replies.length / 2);
  });

  it('come to the end all the same', () => {
    expect(runs.every(({ ended }) => ended)).toBe(true);
  });
});

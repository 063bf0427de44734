import { describe, expect, test } from 'vitest';
import type { Block, Reply } from '../../../contract/index.ts';
import { retargeted } from '../../blocks/retargeted.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { settledEdges } from '../../graph/settledEdges.ts';
import { findPath } from '../../paths/findPath.ts';
import { resultVariables } from '../../results/resultVariables.ts';
import { rowOf } from '../../results/rowOf.ts';
import { constantsOf } from '../../simulation/constantsOf.ts';
import { simulateRespondent } from '../../simulation/simulateRespondent.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { date, email, message, number, open, slider, time, url } from '../../testing/blocks.ts';
import { storedOf } from '../../testing/storedOf.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { replay } from '../replay/replay.ts';
import type { PastReply } from '../replay/replay.ts';
import { compileSurvey } from '../survey/compileSurvey.ts';

const plz = (more: Partial<Parameters<typeof open>[1]> = {}) =>
  open('plz', { pattern: '#####', variable: 'plz', tries: 3, ...more });
const talk = (...blocks: Block[]) => new TestConversation(aSnapshot([...blocks, open('next'), open('help')]));
const wrong = 'Bitte geben Sie genau 5 Ziffern ein.';

describe('a question that is left after some replies that do not fit', () => {
  test('says what is wrong in the conversation and is asked anew, until one fits', () => {
    const conversation = talk(plz({ wrong: 'Fünf *Ziffern*, {{x}}.' }));
    expect(conversation.question).toMatchObject({ nachfrage_id: null, counted: true });
    expect(conversation.write('Bonn')).toMatchObject({ outcome: 'accepted', refused: 'Fünf *Ziffern*, .' });
    expect(conversation.shown).toEqual(['Bonn']);
    expect(conversation.said.at(-1)).toBe(String.raw`Fünf \*Ziffern\*, .`);
    expect(conversation.at).toBe('plz?1');
    expect(conversation.stored).toEqual({});
    conversation.write('Köln');
    expect(conversation.at).toBe('plz?2');
    conversation.write('53113');
    expect(conversation.stored).toEqual({ plz: '53113' });
    expect(conversation.at).toBe('next');
    expect(conversation.state.given_up).toBeUndefined();
  });

  test('goes on without an answer after the last one, as after a skipped one', () => {
    const conversation = talk(plz({ acknowledgement: 'Danke!', tries: 2 }));
    conversation.write('Bonn');
    conversation.write('Köln');
    expect(conversation.stored).toEqual({ plz: null });
    expect(conversation.variable('plz')).toBeNull();
    expect(conversation.state.given_up).toEqual(['plz']);
    expect(conversation.said).toContain('Dann geht es ohne diese Antwort weiter.');
    expect(conversation.said).not.toContain('Danke!');
    expect(conversation.at).toBe('next');
  });

  test('or where its author wants, also from the end of the dialog', () => {
    const conversation = talk(plz({ tries: 1, tries_target: 'help', is_end: true }));
    conversation.write('Bonn');
    expect(conversation.at).toBe('help');
    const gone = talk(plz({ tries: 1, tries_target: 'weg' }));
    gone.write('Bonn');
    expect(gone.at).toBe('next');
  });

  test('counts no reply that says nothing, and none where that is not wanted', () => {
    const conversation = talk(plz({ tries: 1 }));
    expect(conversation.write('  ').outcome).toBe('rejected');
    expect(conversation.reply({ type: 'skip' }).outcome).toBe('rejected');
    expect(conversation.at).toBe('plz');
    const endless = talk(plz({ tries: null }));
    expect(endless.question).not.toHaveProperty('counted');
    expect(endless.write('Bonn').outcome).toBe('rejected');
  });

  test.each<[Block, Reply, string]>([
    [number('q', { max: 9, tries: 1 }), { type: 'number', value: 12, typed: '12' }, '12'],
    [number('q', { tries: 1 }), { type: 'words', text: 'viele' }, 'viele'],
    [date('q', { max: '2020-01-01', tries: 1 }), { type: 'date', value: '2024-02-29' }, '29.02.2024'],
    [date('q', { tries: 1 }), { type: 'date', value: 'gestern' }, 'gestern'],
    [time('q', { tries: 1 }), { type: 'time', value: '25:70' }, '25:70 Uhr'],
    [slider('q', { must: 'x > 5', variable: 'x', tries: 1 }), { type: 'slider', value: 3 }, '3'],
    [email('q', { tries: 1 }), { type: 'email', text: 'ich' }, 'ich'],
    [url('q', { tries: 1 }), { type: 'url', text: 'hier' }, 'hier'],
  ])('shows what was replied to %j', (block, reply, shown) => {
    const conversation = talk(block);
    expect(conversation.reply(reply).outcome).toBe('accepted');
    expect(conversation.shown).toEqual([shown]);
    expect(conversation.at).toBe('next');
    expect(conversation.stored).toEqual({ q: null });
  });

  test('says of a number what is said of it elsewhere', () => {
    const conversation = talk(number('q', { tries: 2 }));
    conversation.reply({ type: 'words', text: 'viele' });
    expect(conversation.said.at(-1)).toBe('Bitte geben Sie eine Zahl ein.');
  });

  test('counts words that are not understood with those that do not fit', () => {
    const conversation = talk(number('q', { in_words: true, max: 9, tries: 2, tries_target: 'help' }));
    conversation.reply({ type: 'words', text: 'viele' });
    expect(conversation.at).toBe('q?1');
    conversation.reply({ type: 'number', value: 12 });
    expect(conversation.at).toBe('help');
  });
});

describe('changing an answer', () => {
  const past = (text: string, nachfrage_id: string | null, given_at: number): PastReply => ({
    unique_question_id: 'plz',
    nachfrage_id,
    reply: { type: 'open', text },
    given_at,
    withdrawn_at: null,
    asked_again: false,
  });
  const survey = compileSurvey(aSnapshot([plz({ tries: 2, tries_target: 'help' }), open('next'), open('help')]));
  const said = [past('Bonn', null, 1), past('Köln', 'plz?1', 2)];
  const changed = (text: string, nachfrage_id: string | null) =>
    replay(survey, said, [], { unique_question_id: 'plz', nachfrage_id, reply: { type: 'open', text } });

  test('to one that fits takes back that the question was left', () => {
    expect(changed('53113', 'plz?1')).toMatchObject({
      outcome: 'replayed',
      state: { open: { unique_question_id: 'next' } },
    });
    const first = changed('53113', null);
    expect(first).toMatchObject({ outcome: 'replayed', state: { open: { unique_question_id: 'next' } } });
    expect(first.outcome === 'replayed' && first.state.given_up).toBeUndefined();
    expect(first.outcome === 'replayed' && first.turns.map((turn) => turn.past)).toEqual([null, 0]);
  });

  test('has to fit: it is no further try', () => {
    expect(changed('Ulm', 'plz?1')).toEqual({ outcome: 'rejected', message: wrong });
  });

  test('to nothing plays the conversation as it was', () => {
    expect(replay(survey, said, [], null)).toMatchObject({
      outcome: 'replayed',
      state: { given_up: ['plz'], open: { unique_question_id: 'help' } },
    });
  });
});

describe('what else knows of it', () => {
  const ends = [message('not', { is_end: true }), message('help', { is_end: true })];
  const asked = plz({ tries: 2, tries_target: 'help' });

  test('a search finds the way that only replies open which do not fit, and the check that it is one', () => {
    const snapshot = aSnapshot([asked, ...ends]);
    expect(findPath(compileSurvey(snapshot), { towards: 'help' })).toMatchObject({ found: true });
    expect(checkDialog(snapshot)).toEqual([]);
    const unreached = checkDialog(aSnapshot([plz({ tries: null, tries_target: 'help' }), ...ends]));
    expect(unreached.map(({ kind }) => kind)).toEqual(['unreachable']);
    expect(checkDialog(aSnapshot([plz({ tries_target: 'weg' })]))).toMatchObject([
      { kind: 'gone-target', fix: { edits: [{ change: { tries_target: null } }] } },
    ]);
  });

  test('the check says where a text inserts what may be missing: on that way alone', () => {
    const named = 'Also {{plz}}.';
    const usual = message('not', { is_end: true, context: named });
    expect(checkDialog(aSnapshot([asked, usual, message('help', { is_end: true })]))).toEqual([]);
    const there = message('help', { is_end: true, context: named });
    expect(checkDialog(aSnapshot([asked, message('not', { is_end: true }), there]))).toMatchObject([
      { kind: 'variable-early', unique_question_id: 'help' },
    ]);
    expect(checkDialog(aSnapshot([plz(), usual]))).toMatchObject([{ kind: 'variable-early' }]);
  });

  test('some invented respondents take it, and no run stands still', () => {
    const snapshot = aSnapshot([asked, ...ends]);
    const survey = compileSurvey(snapshot);
    const runs = Array.from({ length: 200 }, (_, seed) =>
      simulateRespondent(survey, constantsOf(snapshot.blocks), seed),
    );
    expect(runs.every(({ ended }) => ended)).toBe(true);
    const left = runs.filter(({ way }) => way.includes('help')).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(40);
  });

  test('its card has an edge there, and a copy leads to the copy', () => {
    expect(settledEdges(asked)).toEqual([{ target: 'help', label: '2-mal unpassend', outcome: '@tries' }]);
    expect(settledEdges(plz({ tries: null, tries_target: 'help' }))).toEqual([]);
    expect(retargeted(asked, (id) => `${id}2`)).toMatchObject({ tries_target: 'help2' });
  });

  test('data says after how many replies it was left, and not that it was skipped', () => {
    const blocks = [plz({ tries: 1 }), open('next')];
    const conversation = new TestConversation(aSnapshot(blocks));
    conversation.write('Bonn');
    const variables = resultVariables([{ revision: 1, snapshot: aSnapshot(blocks) }]);
    const column = variables.findIndex(({ name }) => name === 'plz');
    const stored = storedOf(
      Object.entries(conversation.stored).map(([unique_question_id, value]) => ({
        kind: 'store',
        unique_question_id,
        nachfrage_id: null,
        value,
      })),
      conversation.state,
    );
    expect(rowOf(variables, stored)[column]).toEqual({ missing: 'given-up' });

    expect(variables[column]?.missing).toEqual({ 'given-up': 'nicht beantwortet nach 1 Versuch' });
  });
});

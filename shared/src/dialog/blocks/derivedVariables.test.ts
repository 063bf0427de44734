import { expect, test } from 'vitest';
import { checkDialog } from '../check/checkDialog.ts';
import { conditionInWords } from '../saying/conditionInWords.ts';
import { sayablesOf } from '../saying/sayablesOf.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { date, message, ranking } from '../testing/blocks.ts';
import { TestConversation } from '../testing/TestConversation.ts';

const options = ['Bahn', 'Bus', 'Rad'].map((text) => ({ id: text, text, score: null }));
const order = ranking('order', { variable: 'wunsch', short_name: 'Wünsche', options });
const day = date('day', { variable: 'start', short_name: 'Beginn' });
const to = (condition: string, target: string) => ({ kind: 'condition', condition, target }) as const;

/** What is said once everything was answered. */
function said(...blocks: Parameters<typeof aSnapshot>[0]): string[] {
  const talk = new TestConversation(aSnapshot(blocks));
  for (let asked = talk.question; asked; asked = talk.question)
    talk.reply(
      asked.input.type === 'date'
        ? { type: 'date', value: '2026-03-05' }
        : { type: 'ranking', option_ids: ['Rad', 'Bahn', 'Bus'] },
    );
  return talk.said;
}

test('a text names the places of an order and the parts of a day', () => {
  const context =
    'Zuerst {{wunsch_platz_1}}, zuletzt {{wunsch_platz_3}}; {{start_wochentag}}, {{start_tag}}. {{start_monat}} {{start_jahr}}';
  expect(said(order, day, message('end', { context }))).toContain('Zuerst Rad, zuletzt Bus; Donnerstag, 5. März 2026');
});

test('a condition decides by them, and the check knows both ways', () => {
  const led = Object.assign({}, order, { jump_to_ids: [to('wunsch_platz_1 == "Rad"', 'bike')] });
  const dated = Object.assign({}, day, { jump_to_ids: [to('start_monat == 3 and start_wochentag == 4', 'march')] });
  const blocks = [led, message('other', { is_end: true }), message('bike', { context: 'Mit dem Rad' })];
  expect(said(...blocks)).toContain('Mit dem Rad');
  const months = [dated, message('else', { context: 'Sonst', is_end: true }), message('march', { context: 'Im März' })];
  expect(said(...months)).toContain('Im März');
  for (const dialog of [blocks, months]) expect(checkDialog(aSnapshot(dialog))).toEqual([]);
});

test('a condition on what cannot stand there is a finding', () => {
  const led = Object.assign({}, order, { jump_to_ids: [to('wunsch_platz_1 == "Taxi"', 'bike')] });
  const dialog = [led, message('other', { is_end: true }), message('bike')];
  expect(checkDialog(aSnapshot(dialog)).length).toBeGreaterThan(0);
});

test('they are said by what they are part of', () => {
  const sayables = sayablesOf(aSnapshot([order, day]));
  expect(conditionInWords('wunsch_platz_2 == "Bus"', sayables).text).toBe('Wünsche (Platz 2) ist „Bus“');
  expect(conditionInWords('start_monat == 3', sayables).text).toBe('Beginn (Monat) ist „März“');
  expect(conditionInWords('start_jahr >= 2026', sayables).text).toBe('Beginn (Jahr) mindestens 2026');
});

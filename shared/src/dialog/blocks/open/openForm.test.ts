import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BlockOf } from '../../../contract/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { Dice } from '../../random/Dice.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { drawnReply, triedReplies } from '../answerStudies.ts';
import { answerLines, printedAnswer } from '../facts.ts';

type Form = Partial<Pick<BlockOf<'open'>, 'min_length' | 'pattern' | 'max_length'>>;

const refused = (form: Form, text: string, settings: Parameters<typeof aSnapshot>[1] = {}) => {
  const step = new TestConversation(aSnapshot([open('a', form)], settings)).write(text);
  return step.outcome === 'rejected' ? step.message : step.outcome;
};
const digitLegend = 'Dabei steht # für eine Ziffer.';

describe('an open question with a length and a form', () => {
  test.each<[Form, string, string]>([
    [{ min_length: 5 }, 'kurz', 'Ihre Antwort ist mit 4 Zeichen zu kurz. Bitte schreiben Sie mindestens 5 Zeichen.'],
    [
      { min_length: 5 },
      '  kurz   ',
      'Ihre Antwort ist mit 4 Zeichen zu kurz. Bitte schreiben Sie mindestens 5 Zeichen.',
    ],
    [{ pattern: '#####' }, '1234', 'Bitte geben Sie genau 5 Ziffern ein.'],
    [{ pattern: '{IBAN}' }, 'DE01', 'Bitte geben Sie eine gültige IBAN ein, zum Beispiel DE02 1203 0000 0000 2020 51.'],
    [{ pattern: 'KB-##' }, 'KB', `Bitte antworten Sie in der Form „KB-##“. ${digitLegend}`],
    [
      { pattern: 'A*|{IBAN}|?#' },
      'b',
      'Bitte antworten Sie in der Form „A*“, „IBAN“ oder „?#“. Dabei steht # für eine Ziffer, ? für ein Zeichen und * für beliebig viele Zeichen.',
    ],
    [{ pattern: 'A|B' }, 'c', 'Bitte antworten Sie in der Form „A“ oder „B“.'],
  ])('with %j says to %j what is wanted', (form, text, sentence) => {
    expect(refused(form, text)).toBe(sentence);
  });

  test.each([
    ['du', 'de', 'Bitte gib genau 7 Ziffern ein.'],
    ['sie', 'en', 'Please enter exactly 7 digits.'],
  ] as const)('says it in the wording %s and the language %s', (du_sie, language, sentence) => {
    expect(refused({ pattern: '#######' }, 'x', { du_sie, language })).toBe(sentence);
  });

  test.each<[Form, string]>([
    [{}, 'x'],
    [{ min_length: null, pattern: null }, 'x'],
    [{ min_length: 4 }, 'kurz'],
    [{ pattern: '#####' }, ' 12345 '],
    // A form that no text has, or bounds the wrong way round: nobody is stuck.
    [{ pattern: '#####', max_length: 3 }, 'was'],
    [{ pattern: '##', min_length: 3 }, 'x'],
    [{ min_length: 9, max_length: 2 }, 'abcd'],
  ])('with %j takes %j', (form, text) => {
    expect(refused(form, text)).toBe('accepted');
  });

  test('takes a recording all the same', () => {
    const media_id = '01a1fda1-ff09-782d-9303-7d36dd193490';
    const conversation = new TestConversation(aSnapshot([open('a', { pattern: '#' })], { audio_messages: true }));
    expect(conversation.reply({ type: 'open', recording: { kind: 'audio', media_id } }).outcome).toBe('accepted');
  });

  test('is asked back about without one', () => {
    const conversation = new TestConversation(aSnapshot([open('a', { pattern: '#', nachfrage: 'Warum?' })]));
    conversation.write('1');
    expect(conversation.write('Einfach so.').outcome).toBe('accepted');
  });

  test('gets drawn and tried replies that it takes, whatever is asked for', () => {
    const signs = fc.string({
      unit: fc.constantFrom('a', '1', '#', '?', '*', '|', '{IBAN}', ' '),
      minLength: 1,
      maxLength: 7,
    });
    const form = fc.record({
      pattern: fc.option(signs),
      min_length: fc.option(fc.integer({ min: 1, max: 30 })),
      max_length: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(form, fc.integer(), (fields, seed) => {
        const conversation = new TestConversation(aSnapshot([open('a', fields)]));
        const { question } = conversation;
        if (!question) throw new Error('nothing asked');
        const constants = { numbers: [], texts: ['a1', '11111'] };
        const drawn = drawnReply(question.input, constants, new Dice(seed));
        const tried = triedReplies(question, { ...constants, questions: [] });
        expect(tried.length).toBeGreaterThan(0);
        for (const reply of [drawn, ...tried]) {
          const step = new TestConversation(aSnapshot([open('a', fields)])).reply(reply);
          expect(step.outcome).toBe('accepted');
        }
      }),
      { numRuns: 400 },
    );
  });

  test('is answered by invented respondents in many ways', () => {
    const { question } = new TestConversation(aSnapshot([open('a', { pattern: 'KB-###' })]));
    if (!question) throw new Error('nothing asked');
    const texts = Array.from({ length: 30 }, (_, seed) =>
      JSON.stringify(drawnReply(question.input, { numbers: [], texts: [] }, new Dice(seed))),
    );
    expect(new Set(texts).size).toBeGreaterThan(20);
  });

  test('is described on paper and in lists', () => {
    expect(answerLines(open('a', { pattern: '#####', min_length: 5 }), [])).toEqual([
      'Postleitzahl (5 Ziffern)',
      'mindestens 5 Zeichen',
    ]);
    expect(answerLines(open('a', { pattern: '#' }), [])).toEqual(['eine Ziffer']);
    expect(answerLines(open('a', { pattern: '{IBAN}' }), [])).toEqual(['IBAN']);
    expect(answerLines(open('a', { pattern: 'A*' }), [])).toEqual(['Form: A*']);
    expect(printedAnswer(open('a', { pattern: 'A*' }))).toMatchObject({ says: true });
    expect(printedAnswer(open('a'))).toMatchObject({ says: false });
  });
});

describe('the check', () => {
  const found = (form: Form) =>
    checkDialog(aSnapshot([open('a', form), message('Danke.')])).filter(({ kind }) => kind === 'bounds');

  test('finds lengths the wrong way round, and turns them', () => {
    const [finding] = found({ min_length: 9, max_length: 2 });
    expect(finding).toMatchObject({ severity: 'error', message: 'Die untere Grenze liegt über der oberen.' });
    expect(finding?.fix?.edits).toEqual([{ kind: 'updateBlock', id: 'a', change: { min_length: 2, max_length: 9 } }]);
  });

  test.each<Form>([
    { pattern: '#####', max_length: 4 },
    { pattern: '##', min_length: 3 },
  ])('finds that no text is as %j asks', (form) => {
    const [finding] = found(form);
    expect(finding).toMatchObject({
      severity: 'error',
      message: 'Keine Antwort kann so lang sein und zugleich die Form haben, die verlangt ist.',
    });
    expect(finding?.fix?.edits).toEqual([
      { kind: 'updateBlock', id: 'a', change: { pattern: null, min_length: null } },
    ]);
  });

  test.each<Form>([
    {},
    { pattern: '#####', max_length: 5 },
    { pattern: '{IBAN}|#', max_length: 1 },
    { pattern: 'A*', min_length: 9 },
  ])('finds nothing in %j', (form) => expect(found(form)).toEqual([]));
});

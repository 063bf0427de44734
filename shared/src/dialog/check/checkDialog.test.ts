import { describe, expect, test } from 'vitest';
import type { Block, Jump } from '../../contract/index.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { assign, email, gpt, message, number, open, phone, single, voice } from '../testing/blocks.ts';
import { checkDialog } from './checkDialog.ts';
import type { Finding } from './Finding.ts';

const when = (condition: string, target: string): Jump => ({ kind: 'condition', condition, target });
const by = (option_id: string, target: string): Jump => ({ kind: 'option', option_id, target });
const yesNo = {
  options: [
    { id: 'ja', text: 'Ja', score: null },
    { id: 'nein', text: 'Nein', score: null },
  ],
};
const check = (...blocks: readonly Block[]): Finding[] => checkDialog(aSnapshot(blocks));
const kinds = (findings: readonly Finding[]): string[] =>
  findings.map(({ kind, unique_question_id }) => `${kind} ${unique_question_id ?? ''}`.trim());
const replies = (finding: Finding | undefined): unknown[] =>
  finding?.counterexample?.replies.map(({ reply }) => Object.values(reply).at(-1)) ?? [];

describe('a conversation that proves a finding', () => {
  test('is the shortest into a circle, and then once round', () => {
    const [finding, ...others] = check(
      single('frage', { ...yesNo, jump_to_ids: [by('nein', 'kreis')] }),
      message('gut', { is_end: true }),
      open('kreis', { jump_to_question: 'kreis' }),
    );
    expect(others).toEqual([]);
    expect(finding?.kind).toBe('endless');
    expect(replies(finding)).toEqual(['nein', 'Beispielantwort']);
    expect(finding?.counterexample?.bubbles[finding.counterexample.loopFrom ?? -1]?.from).toBe('user');
  });

  test('answers so that the only way out stays shut', () => {
    const [finding] = check(
      single('frage', { ...yesNo, variable: 'x' }),
      open('kreis', { jump_to_ids: [when('x = "Ja"', 'ende')], jump_to_question: 'kreis' }),
      message('ende'),
    );
    expect(finding?.kind).toBe('endless');
    expect(replies(finding)[0]).toBe('nein');
  });

  test('leaves out what a text names', () => {
    const findings = check(
      single('frage', { ...yesNo, jump_to_ids: [by('nein', 'gruss')] }),
      open('name', { variable: 'name' }),
      message('gruss', { context: 'Hallo {{name}}!' }),
    );
    expect(kinds(findings)).toEqual(['variable-early gruss']);
    expect(findings[0]?.severity).toBe('warning');
    expect(replies(findings[0])).toEqual(['nein']);
    expect(findings[0]?.counterexample?.bubbles.at(-1)?.text).toBe('Hallo !');
  });
});

describe('conditions', () => {
  const asking = (condition: string): string[] =>
    kinds(
      check(
        number('alter', { variable: 'alter', min: 18, max: 99, jump_to_ids: [when(condition, 'b')] }),
        open('a'),
        open('b'),
      ),
    );

  test.each(['alter > 99', 'alter < 18', 'alter >= 30 und alter < 20', 'nicht beantwortet(alter)'])(
    '%s never holds',
    (condition) => {
      expect(asking(condition)).toEqual(['never-true alter']);
    },
  );
  test.each(['alter >= 18', 'alter > 50 oder alter <= 50', 'beantwortet(alter)'])('%s always holds', (condition) => {
    expect(asking(condition)).toContain('always-true alter');
  });
  test.each(['alter > 98', 'alter <= 18', 'alter != 40', 'alter * 2 > 100'])('%s may hold or not', (condition) => {
    expect(asking(condition)).toEqual([]);
  });

  test('a sum is known by what its parts can be', () => {
    const items = [1, 2, 3].map((item) => number(`q${item}`, { variable: `q${item}`, min: 0, max: 3, integer: true }));
    const sums = (condition: string): string[] =>
      kinds(
        check(
          ...items,
          assign('s', [{ variable: 'summe', expression: 'sum(q1, q2, q3)' }], { jump_to_ids: [when(condition, 'b')] }),
          open('a'),
          open('b'),
        ),
      );
    expect(sums('summe > 9')).toEqual(['never-true s']);
    expect(sums('summe >= 9')).toEqual([]);
  });

  test('a condition is told by the question that it asks for', () => {
    const [finding] = check(
      open('x', { short_name: 'Ort', variable: 'ort', jump_to_ids: [when('ort = "A" und ort = "B"', 'b')] }),
      open('a'),
      open('b'),
    );
    expect(finding?.message).toBe('Die Bedingung „Ort ist ‚A‘ und Ort ist ‚B‘“ ist nie erfüllt.');
  });

  test('an option that was meant by its id is fixed to what the variable holds', () => {
    const options = [
      { id: 'o1', text: 'Ja', score: null },
      { id: 'o2', text: 'Nein', score: null },
    ];
    const [finding] = check(
      single('ort', { options, variable: 'ort', jump_to_ids: [when('ort = "o1"', 'b')] }),
      open('a'),
      open('b'),
    );
    expect(finding?.kind).toBe('impossible-value');
    const [edit] = finding?.fix?.edits ?? [];
    expect(edit).toMatchObject({ change: { jump_to_ids: [when('ort = "Ja"', 'b')] } });
  });
});

test('an answer that is asked only of those it is inserted for is not missing', () => {
  const blocks = [
    single('darf', { ...yesNo, variable: 'darf', jump_to_ids: [by('nein', 'weiter')] }),
    open('name', { variable: 'name' }),
    open('weiter', { jump_to_ids: [when('darf = "Ja"', 'gruss')] }),
    message('still', { is_end: true }),
    message('gruss', { context: 'Hallo {{name}}!' }),
  ];
  expect(check(...blocks)).toEqual([]);
});

test('what only a language model leads to is no error', () => {
  const exit = { id: 'e', condition: 'Die Person ist fertig', target: 'danach' };
  const findings = check(
    gpt('reden', { fallback: 'Kein Modell.', fallback_target: 'sonst', gpt_exit_conditions: [exit] }),
    open('danach', { is_end: true }),
    open('sonst'),
  );
  expect(findings.map(({ kind, severity }) => [kind, severity])).toEqual([['unreachable', 'warning']]);
  const gone = check(gpt('reden', { fallback: 'x', gpt_exit_conditions: [{ ...exit, target: 'weg' }] }), open('sonst'));
  expect(kinds(gone)).toEqual(['gone-target reden']);
});

test('with a model connected its ways are ways, and a dialog that it alone asks in asks something', () => {
  const exit = { id: 'e', condition: 'Die Person ist fertig', target: 'danach' };
  const talk = gpt('reden', { fallback: 'Kein Modell.', fallback_target: 'sonst', gpt_exit_conditions: [exit] });
  const led = (...blocks: readonly Block[]) => kinds(checkDialog(aSnapshot(blocks), { isLed: true }));
  expect(led(talk, open('danach', { is_end: true }), open('sonst'))).toEqual([]);
  // What is asked behind its exit alone may be there later.
  const late = [
    talk,
    number('danach', { variable: 'alter', jump_to_question: 'sonst' }),
    open('sonst', { jump_to_ids: [when('alter > 5', 'ende')], is_end: false }),
    message('mitte'),
    message('ende'),
  ];
  expect(led(...late)).toEqual([]);
  expect(kinds(check(...late))).toContain('never-true sonst');

  const alone = [gpt('reden', { fallback: 'Kein Modell.' }), message('ende')];
  expect(led(...alone)).toEqual([]);
  const [finding] = check(...alone);
  expect(finding).toMatchObject({ kind: 'nothing-asked', message: expect.stringContaining('kein Sprachmodell') });
});

test('a model lets conversations out of a circle', () => {
  const exit = { id: 'e', condition: 'Die Person ist fertig', target: 'ende' };
  const blocks = [
    open('frage'),
    gpt('reden', { fallback: 'Hm.', jump_to_question: 'frage', gpt_exit_conditions: [exit] }),
    message('ende'),
  ];
  // Whoever it does not let out answers again.
  expect(kinds(checkDialog(aSnapshot(blocks), { isLed: true }))).toEqual(['overwritten reden']);
  expect(kinds(check(...blocks))).toContain('endless reden');
});

test('a finding names its block as the author does', () => {
  const survey = aSnapshot([open('a', { context: '**Wie** geht es?#500#Sag!', jump_to_question: 'weg' })]);
  expect(checkDialog(survey)[0]?.place).toBe('Wie geht es? Sag!');
});

describe('personal data without a privacy text', () => {
  const asking = [open('name'), email('mail'), phone('fon'), voice('ton')];
  const found = (blocks: readonly Block[], privacy_declaration_text?: string): Finding[] =>
    checkDialog(aSnapshot(blocks, privacy_declaration_text === undefined ? {} : { privacy_declaration_text }));

  test('is one finding of a dialog, at the first place that asks for it, and no error', () => {
    const findings = found(asking, ' ');
    expect(findings).toMatchObject([{ kind: 'no-privacy', severity: 'warning', unique_question_id: 'mail' }]);
    expect(findings[0]?.message).toContain('an 2 weiteren Stellen');
  });

  test.each([
    ['email', email('a')],
    ['phone', phone('a')],
    ['voice', voice('a')],
  ])('is found at each kind of question that tells who somebody is: %s', (_type, block) => {
    expect(kinds(found([block], ''))).toEqual(['no-privacy a']);
  });

  test('is none with a text, without such a question, and where the text is not known', () => {
    expect(found(asking, 'Wir speichern Ihre Adresse.')).toEqual([]);
    expect(found([open('name')], '')).toEqual([]);
    expect(found(asking)).toEqual([]);
  });
});

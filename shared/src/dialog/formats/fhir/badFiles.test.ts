import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { block as blockSchema, scaleTemplate } from '../../../contract/schemas/index.ts';
import { acceptableReply } from '../../testing/acceptableReply.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { coded, fhir, item, refusal } from './testing/fhir.ts';
import type { Fhir } from './testing/fhir.ts';
import { questionnaireFixture } from '../../testing/questionnaireFixture.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { rounds } from '../../../testing/rounds.ts';
import { readFhir } from './readFhir.ts';

const file = questionnaireFixture('phq-9-de.fhir.json');
const nested = (depth: number): Fhir =>
  item(`g${depth}`, 'group', { item: [depth > 1 ? nested(depth - 1) : item('q', 'string')] });

describe('a file that is no questionnaire is refused with what is wrong and where', () => {
  test.each([
    ['an empty one', ' \n', 'Die Datei ist leer.'],
    ['XML', '<Questionnaire/>', 'Die Datei ist XML.'],
    ['one cut off', file.slice(0, 700), 'Die Datei ist unvollständig: Sie bricht in Zeile 24, Zeichen 23 ab.'],
    [
      'one with a slip',
      '{\n  "resourceType": Questionnaire}',
      'In Zeile 2, Zeichen 19 steht „Q“, das passt dort nicht.',
    ],
    ['a list', '[]', 'Die Angabe „resourceType“ fehlt.'],
    ['another form', questionnaireFixture('rosenberg-self-esteem-de.redcap.json'), 'Die Angabe „resourceType“ fehlt.'],
    ['another resource', '{"resourceType":"Patient"}', 'Als „resourceType“ steht „Patient“ darin'],
    ['a survey of another product', questionnaireFixture('demo-survey-en-fr-de-es.lss'), 'Die Datei ist XML.'],
    ['no items', fhir([]), 'Der Fragebogen enthält keine Fragen'],
    [
      'items that are none',
      '{"resourceType":"Questionnaire","item":[1,null,"x"]}',
      'Der Fragebogen enthält keine Fragen',
    ],
    ['nothing to ask', fhir([item('a', 'reference')]), 'nichts, was sich als Dialog führen lässt'],
    [
      'an item without linkId',
      fhir([item('a', 'group', { item: [{ type: 'string' }] })]),
      'Der Eintrag 1.1 hat keine „linkId“.',
    ],
    [
      'a linkId twice',
      fhir([item('a', 'string'), item('b', 'group', { item: [item('a', 'string')] })]),
      'Die „linkId“ „a“ kommt mehrfach vor',
    ],
    [
      'too many items',
      fhir(Array.from({ length: 5_001 }, (_, index) => item(`${index}`, 'string'))),
      'mehr als 5.000 Einträge',
    ],
    ['absurd nesting', fhir([nested(200)]), 'tiefer als 30 Ebenen verschachtelt'],
  ])('%s', (_, content, sentence) => {
    const message = refusal(content);
    expect(message).toContain(sentence);
    expect(message).toContain('Es wurde kein Dialog angelegt.');
  });

  test('also with a byte order mark, which is none of its faults', () => {
    expect(readFhir(`\uFEFF${file}`).ok).toBe(true);
  });

  test('nested so deep that reading it recursively would overflow the stack', () => {
    const deep = '{"linkId":"x","item":['.repeat(100_000);
    expect(refusal(`{"resourceType":"Questionnaire","item":[${deep}`)).toContain('bricht in Zeile 1');
    expect(refusal(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toContain('resourceType');
  });
});

/** More than any group that repeats asks for, one in the other included. */
const MOST_TURNS = 5_000;

/** What is wrong with an import: it has to keep the contract and run to its end, or say that nothing was made. */
function faultsOf(content: string): string[] {
  const result = readFhir(content);
  if (!result.ok) return result.message.includes('Es wurde kein Dialog angelegt.') ? [] : [result.message];
  const { blocks, templ_options, ending } = result.survey;
  const ids = new Set(blocks.map(({ unique_question_id }) => unique_question_id));
  const faults = ids.size === blocks.length ? [] : ['an id twice'];
  for (const block of blocks) if (!blockSchema.safeParse(block).success) faults.push(JSON.stringify(block));
  for (const scale of templ_options) if (!scaleTemplate.safeParse(scale).success) faults.push(JSON.stringify(scale));
  const conversation = new TestConversation(aSnapshot(blocks, { templ_options, ending }));
  for (let turns = 0; conversation.question && turns <= MOST_TURNS; turns += 1) {
    conversation.reply(acceptableReply(conversation.question.input, turns));
  }
  return conversation.state.finished ? faults : [...faults, 'does not end'];
}

describe('no file makes the import throw', () => {
  test('whatever text it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (content) => {
        expect(faultsOf(content)).toEqual([]);
      }),
      {
        numRuns: rounds(125, 500),
      },
    );
  });

  test('whatever JSON it holds', () => {
    fc.assert(
      fc.property(fc.json(), (content) => {
        expect(faultsOf(content)).toEqual([]);
      }),
      { numRuns: rounds(125, 500) },
    );
  });

  test('wherever it was cut off: then it says so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: file.trimEnd().length - 1 }), (length) => {
        expect(refusal(file.slice(0, length))).toContain('Die Datei ist unvollständig');
      }),
      { numRuns: rounds(75, 300) },
    );
  });

  test('whichever character was overwritten', () => {
    fc.assert(
      fc.property(
        fc.nat(file.length - 1),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
        (index, wrong) => {
          expect(faultsOf(file.slice(0, index) + wrong + file.slice(index + 1))).toEqual([]);
        },
      ),
      { numRuns: rounds(75, 300) },
    );
  });

  const types = [
    'group',
    'display',
    'choice',
    'open-choice',
    'coding',
    'question',
    'boolean',
    'integer',
    'decimal',
    'quantity',
    'string',
    'text',
    'date',
    'url',
    'attachment',
    'reference',
    'x',
  ];
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom('', 'total', '#1#', '{{x}}', '\uD800', 0, true, null),
  );
  const option = fc.oneof(
    fc.constantFrom(
      coded('a', 'A', 1),
      coded('a', 'A'),
      coded('b', 'B', 2),
      coded('c', 'C', 2),
      { valueString: 'x' },
      { valueInteger: 3 },
    ),
    junk,
  );
  const when = fc.record(
    {
      question: fc.oneof(fc.constantFrom('a', 'b', 'c'), junk),
      operator: fc.oneof(fc.constantFrom('=', '!=', '>', 'exists', '<='), junk),
      answerCoding: fc.constantFrom({ code: 'a' }, { code: 'b' }, { display: 'C' }),
      answerBoolean: fc.boolean(),
      answerInteger: fc.integer(),
      answerString: fc.string(),
    },
    { requiredKeys: ['question', 'operator'] },
  );
  const { tree } = fc.letrec<{ tree: Fhir }>((tie) => ({
    tree: fc.record(
      {
        linkId: fc.oneof(
          { weight: 9, arbitrary: fc.string({ minLength: 1 }) },
          { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c') },
          junk,
        ),
        type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...types) }, junk),
        text: fc.oneof(fc.string(), junk),
        prefix: junk,
        required: fc.oneof(fc.boolean(), junk),
        repeats: fc.oneof(fc.boolean(), junk),
        readOnly: fc.boolean(),
        maxLength: junk,
        answerOption: fc.oneof(fc.array(option), junk),
        answerValueSet: fc.oneof(fc.constantFrom('#a', 'http://loinc.org/vs/LL358-3', 'LL359-1|1.0'), junk),
        enableWhen: fc.oneof(fc.array(when, { maxLength: 3 }), junk),
        enableBehavior: fc.constantFrom('all', 'any'),
        extension: fc.oneof(
          fc.constantFrom(
            [{ url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-hidden', valueBoolean: true }],
            [{ url: 'http://hl7.org/fhir/StructureDefinition/minValue', valueInteger: 9 }],
            [
              {
                url: 'x/sdc-questionnaire-calculatedExpression',
                valueExpression: { expression: "%a.where(linkId='a').sum()" },
              },
            ],
          ),
          junk,
        ),
        item: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('tree'), { maxLength: 4 })),
      },
      { requiredKeys: ['linkId', 'type'] },
    ),
  }));

  test('whatever stands in the fields of its items', () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 8 }), (items) => {
        expect(faultsOf(fhir(items))).toEqual([]);
      }),
      { numRuns: rounds(250, 1_000) },
    );
  });

  test('whichever value of the PHQ-9 was replaced by another', () => {
    fc.assert(
      fc.property(fc.nat(1_100), fc.jsonValue(), (nth, wrong) => {
        let seen = -1;
        const changed = JSON.stringify(JSON.parse(file), (_, value: unknown) => {
          seen += 1;
          return seen === nth ? wrong : value;
        });
        expect(faultsOf(changed)).toEqual([]);
      }),
      { numRuns: rounds(125, 500) },
    );
  });
});

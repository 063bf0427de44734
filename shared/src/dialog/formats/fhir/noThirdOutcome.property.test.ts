import { readdirSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block, ScaleTemplate } from '../../../contract/index.ts';
import { importReport } from '../../../contract/schemas/authoring/importReport.ts';
import { block as blockSchema } from '../../../contract/schemas/index.ts';
import { clinicScreener } from './testing/clinicScreener.ts';
import { fhir, linesByItem } from './testing/fhir.ts';
import type { Fhir } from './testing/fhir.ts';
import { questionnaireFixture, questionnairePath } from '../../testing/questionnaireFixture.ts';
import { arbitraryDisguise } from './testing/disguisedQuestionnaire.ts';
import { arbitraryItems } from './testing/wildQuestionnaire.ts';
import { plainText } from '../../text/parseMarkdown.ts';
import { rounds } from '../../../testing/rounds.ts';
import { readFhir } from './readFhir.ts';
import { idFor } from '../common/names/ItemNames.ts';
import { importSentence } from '../common/report/importSentence.ts';

const languages = fc.constantFrom('de', 'en', 'fr', 'es', undefined);
const listOf = (raw: Fhir, field: string): Fhir[] => (Array.isArray(raw[field]) ? raw[field] : []);
const textIn = (raw: Fhir, field: string): string => (typeof raw[field] === 'string' ? raw[field] : '');
const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What a dialog shows of a block. */
function shownBy(block: Block): string {
  const labels = block.type === 'slider' ? [block.label_min, block.label_max] : [];
  return words([plainText(block.context), ...labels].join(' '));
}

/** The block types that ask what an item of a type asks. */
const faithful: Readonly<Record<string, readonly Block['type'][]>> = {
  group: ['message'],
  display: ['message'],
  choice: ['single', 'multiple', 'likert'],
  'open-choice': ['single', 'multiple', 'likert'],
  coding: ['single', 'multiple', 'likert'],
  question: ['single', 'multiple', 'likert', 'message'],
  boolean: ['single'],
  integer: ['number', 'slider', 'single', 'multiple', 'likert'],
  decimal: ['number', 'slider'],
  quantity: ['number', 'slider'],
  string: ['open', 'single', 'multiple', 'likert'],
  text: ['open', 'single', 'multiple', 'likert'],
  date: ['date', 'single', 'multiple', 'likert'],
  time: ['time', 'single', 'multiple', 'likert'],
  url: ['url'],
  attachment: ['upload'],
};

/** The labels of what can be chosen. */
function optionsOf(block: Block, scales: readonly ScaleTemplate[]): string[] | null {
  if (block.type === 'single' || block.type === 'multiple') {
    // An own answer has its option behind those of the file.
    const listed = block.other && !block.other_optional ? block.options.slice(0, -1) : block.options;
    return listed.map(({ text }) => text);
  }
  if (block.type !== 'likert') return null;
  const { scale } = block;
  const points = scale.from === 'block' ? scale.points : scales.find(({ id }) => id === scale.template_id)?.points;
  return points?.map(({ label }) => label) ?? [];
}

/** The number of an extension such as minValue; undefined where the file says none. */
function numberOf(raw: Fhir, name: string): unknown {
  const { valueInteger, valueDecimal } = listOf(raw, 'extension').find(({ url }) => String(url).endsWith(name)) ?? {};
  return valueInteger ?? valueDecimal;
}

/** What may be chosen of a list, beside the list. */
function choiceDifferences(raw: Fhir, block: Block): string[] {
  const found: string[] = [];
  const constraint = raw['answerConstraint'];
  const takesOwn = raw['type'] === 'open-choice' || (constraint !== undefined && constraint !== 'optionsOnly');
  const isChoice =
    (block.type === 'single' && raw['type'] !== 'boolean') || block.type === 'multiple' || block.type === 'likert';
  const hasOther = 'other' in block && block.other === 'text' && block.options.some(({ id }) => id === 'other');
  if (isChoice && takesOwn && !hasOther) found.push('own answers');
  const isExclusive = ({ extension }: Fhir) => JSON.stringify(extension ?? '').includes('optionExclusive');
  if (block.type === 'multiple' && listOf(raw, 'answerOption').some(isExclusive)) found.push('an exclusive answer');
  const [least = raw['required'] === true ? 1 : 0, most = null] = ['minOccurs', 'maxOccurs'].map((name) =>
    numberOf(raw, name),
  );
  if (block.type === 'multiple' && (block.min !== least || block.max !== most)) found.push('how many answers');
  return found;
}

/** What of an item is not in its block, as far as the file says it in the item itself. */
function differences(raw: Fhir, block: Block, scales: readonly ScaleTemplate[]): string[] {
  const found: string[] = [];
  const type = textIn(raw, 'type');
  if (!faithful[type]?.includes(block.type)) found.push(`a ${type} as ${block.type}`);
  for (const field of ['prefix', 'text']) {
    if (!shownBy(block).includes(words(textIn(raw, field)))) found.push(field);
  }
  if (block.type === 'message') return found;
  if (block.optional !== (raw['required'] !== true)) found.push('required');
  const isList = block.type === 'multiple';
  if (raw['repeats'] === true && !isList) found.push('repeats');
  if (listOf(raw, 'initial').length > 0) found.push('initial');
  const listed = listOf(raw, 'answerOption');
  if (listed.some(({ initialSelected }) => initialSelected === true)) found.push('initial');
  found.push(...choiceDifferences(raw, block));
  const labels = optionsOf(block, scales);
  if (listed.length > 0 && labels?.length !== listed.length) found.push('answers');
  if (typeof raw['maxLength'] === 'number' && block.type === 'open' && block.max_length !== raw['maxLength'])
    found.push('length');
  for (const { url } of listOf(raw, 'extension')) {
    const name = String(url).split(/[/-]/).at(-1) ?? '';
    if (['regex', 'minLength', 'constraint', 'itemMedia', 'initialExpression'].includes(name)) found.push(name);
    if (name === 'entryFormat' && block.type !== 'open') found.push(name);
  }
  return found;
}

/** Walks a file, or what its `items` mean, and names every item that neither is in the dialog as it is in the file nor has its line. */
function thirdOutcomes(content: string, items = listOf(JSON.parse(content), 'item')): string[] {
  const result = readFhir(content);
  if (!result.ok) return result.message.includes('Es wurde kein Dialog angelegt.') ? [] : [result.message];
  const { survey, report } = result;
  const faults = importReport.safeParse(report).success ? [] : ['the report breaks the contract'];
  for (const block of survey.blocks) if (!blockSchema.safeParse(block).success) faults.push(JSON.stringify(block));
  const blocks = new Map(survey.blocks.map((block) => [block.unique_question_id, block]));
  const byItem = linesByItem({ report, survey });
  const lines = new Map(byItem.map((line) => [line.link_id, line]));
  for (const line of byItem) {
    const id = line.unique_question_id;
    if (id !== null && !blocks.has(id)) faults.push(`${line.link_id}: its line leads nowhere`);
    for (const change of line.changes) if (importSentence(change).length < 10) faults.push(change.code);
  }
  const visit = (raw: Fhir, parent: Fhir | null): void => {
    const linkId = textIn(raw, 'linkId');
    const below = listOf(raw, 'item');
    const block = blocks.get(idFor(linkId));
    const line = lines.get(linkId);
    const above = parent && blocks.get(idFor(textIn(parent, 'linkId')));
    const isHelp = raw['type'] === 'display' && parent !== null && parent['type'] !== 'group';
    // Help below a question stands with it, and goes with it where that is computed or left out, which its line says.
    const saidAbove = above
      ? above.type === 'assign' ||
        ['prefix', 'text'].every((field) => shownBy(above).includes(words(textIn(raw, field))))
      : lines.has(textIn(parent ?? {}, 'linkId'));
    const holdsOnlyItems =
      raw['type'] === 'group' && textIn(raw, 'text') === '' && textIn(raw, 'prefix') === '' && below.length > 0;
    if (block && !line)
      faults.push(...differences(raw, block, survey.templ_options).map((what) => `${linkId}: ${what}`));
    if (block?.type === 'assign' && !line) faults.push(`${linkId}: computed without a word`);
    if (block && block.type !== 'assign' && raw['readOnly'] === true && block.type !== 'message')
      faults.push(`${linkId}: asked though read-only`);
    if (!block && !line && !holdsOnlyItems && !(isHelp && saidAbove)) faults.push(`${linkId}: lost`);
    for (const each of below) visit(each, raw);
  };
  for (const raw of items) visit(raw, null);
  return faults;
}

describe('every item of a file is in the dialog as it is in the file, or has its line in the report', () => {
  const files = readdirSync(questionnairePath('.')).filter((name) => name.endsWith('.fhir.json'));

  test.each(files)('%s', (name) => {
    expect(thirdOutcomes(questionnaireFixture(name))).toEqual([]);
  });

  test('a screener as clinics share them', () => {
    expect(thirdOutcomes(clinicScreener)).toEqual([]);
  });

  test('whatever a questionnaire is made of, and whatever version or hand wrote it', () => {
    let imported = 0;
    fc.assert(
      fc.property(arbitraryItems, arbitraryDisguise, languages, (items, disguise, language) => {
        const content = fhir(disguise(items), { language });
        imported += readFhir(content).ok ? 1 : 0;
        expect(thirdOutcomes(content, items)).toEqual([]);
      }),
      { numRuns: rounds(375, 1_500) },
    );
    expect(imported).toBeGreaterThan(rounds(250, 1_000));
  });
});

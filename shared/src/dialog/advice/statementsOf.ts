import type { Block, ScaleTemplate } from '../../contract/index.ts';
import { bubblesOf } from '../text/bubblesOf.ts';
import { plainText } from '../text/parseMarkdown.ts';
import type { Statement } from './Statement.ts';

const sentences = new Intl.Segmenter('de', { granularity: 'sentence' });
const agreement = /(?<!\p{L})(?:stimm|zutreff|trifft|einverstanden|zustimm|lehne)/iu;
const periods =
  /(?<!\p{L})(?:täglich|wöchentlich|monatlich|jährlich|pro (?:Tag|Woche|Monat|Jahr)|(?:am|im|in der|in einer) (?:Tag|Woche|Monat|Jahr)|Mal (?:am|im|in|pro))(?!\p{L})/iu;

/** Of a text as much is looked at: what matters stands at its beginning, and no pattern meets more. In characters. */
const MOST = 400;
const beginning = (text: string): string => text.slice(0, MOST);

/** What respondents are to answer to at a block: what it asks, and the statements of a battery. Without its questions, its last sentence is one. */
export function statementsOf(block: Block, scales: readonly ScaleTemplate[]): Statement[] {
  const labels = labelsOf(block, scales);
  const isAgreedTo = labels.some((label) => agreement.test(label));
  const hasPeriod = labels.concat(optionsOf(block)).some((label) => periods.test(label));
  const said = saidBy(block.context);
  const asked = said.filter((sentence) => sentence.endsWith('?'));
  const questions = asked.length > 0 ? asked : said.slice(-1);
  const items = block.type === 'matrix' ? block.items.map(({ text }) => beginning(text)) : [];
  return [
    ...questions.map((text): Statement => ({ text, as: 'question', isAgreedTo, hasPeriod })),
    ...items.map((text): Statement => ({ text, as: 'item', isAgreedTo, hasPeriod })),
  ];
}

/** The sentences of a text, without marks. */
export function saidBy(text: string): string[] {
  return bubblesOf(text).flatMap(({ context }) =>
    [...sentences.segment(plainText(context))]
      .map(({ segment }) => beginning(segment.trim()))
      .filter((sentence) => sentence !== ''),
  );
}

/** The labels of a block's scale. */
export function labelsOf(block: Block, scales: readonly ScaleTemplate[]): string[] {
  if (!('scale' in block)) return [];
  const { scale } = block;
  const points =
    scale.from === 'block' ? scale.points : (scales.find(({ id }) => id === scale.template_id)?.points ?? []);
  return points.map(({ label }) => beginning(label));
}

/** The options of a block as respondents read them. */
export function optionsOf(block: Block): string[] {
  return 'options' in block ? block.options.map(({ text }) => beginning(text)) : [];
}

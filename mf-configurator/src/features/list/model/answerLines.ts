import type { Block, Scale, SurveyData } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';

/** What a respondent can answer to a block, or what it does, in short lines; empty for a free text. */
export function answerLines(block: Block, survey: SurveyData): readonly string[] {
  switch (block.type) {
    case 'single':
    case 'multiple':
    case 'ranking':
    case 'picture':
      return block.options.map(({ text }) => text);
    case 'likert':
      return [...pointsOf(block.scale, survey), ...(block.likert_na ? [texts.notApplicable] : [])];
    case 'matrix':
      return pointsOf(block.scale, survey);
    case 'consent':
      return [block.label_agree, block.label_decline];
    case 'slider':
      return [texts.range(poleOf(block.min, block.label_min), poleOf(block.max, block.label_max))];
    case 'number':
      return [...boundsOf(block.min, block.max), ...(block.unit ? [block.unit] : [])];
    case 'date':
      return boundsOf(block.min, block.max);
    case 'voice':
      return [texts.seconds(block.max_seconds)];
    case 'upload':
      return block.kinds.map((kind) => texts.kinds[kind]);
    case 'qa':
      return block.qa_entries.map(({ questions: [first = ''] }) => first);
    case 'assign':
      return block.assignments.map(({ variable, expression }) => `${variable} = ${expression}`);
    case 'api':
      return block.url === '' ? [] : [`${block.method} ${block.url}`];
    case 'message':
    case 'open':
    case 'email':
    case 'phone':
    case 'url':
    case 'gpt':
      return [];
  }
}

function pointsOf(scale: Scale, { templ_options }: SurveyData): string[] {
  const points =
    scale.from === 'block' ? scale.points : templ_options.find(({ id }) => id === scale.template_id)?.points;
  return (points ?? []).map(({ label }) => label);
}

function poleOf(value: number, label: string): string {
  const number = value.toLocaleString('de-DE');
  return label === '' ? number : `${number} (${label})`;
}

/** Numbers, or days as 'YYYY-MM-DD'. */
function boundsOf(min: number | string | null, max: number | string | null): string[] {
  const shown = (value: number | string): string =>
    typeof value === 'number' ? value.toLocaleString('de-DE') : value.split('-').toReversed().join('.');
  if (min !== null && max !== null) return [texts.range(shown(min), shown(max))];
  if (min !== null) return [texts.from(shown(min))];
  return max === null ? [] : [texts.upTo(shown(max))];
}

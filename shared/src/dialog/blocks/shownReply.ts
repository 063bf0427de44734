import type { QuestionInput, Reply } from '../../contract/index.ts';
import { cleanText } from '../text/cleanText.ts';
import type { RespondentTexts } from '../texts.ts';
import { nearestStep } from './slider/sliderSteps.ts';
import { webAddress } from './url/webAddress.ts';

interface OptionShown {
  readonly id: string;
  readonly text: string;
}

function optionsOf(input: QuestionInput): readonly OptionShown[] {
  return 'options' in input ? input.options : [];
}

/** The texts of options, in the order of the options. */
function chosenTexts(input: QuestionInput, ids: readonly string[]): string[] {
  return optionsOf(input).flatMap(({ id, text }) => (ids.includes(id) ? [text] : []));
}

/** The texts of options, in the order of the ids. */
function rankedTexts(input: QuestionInput, ids: readonly string[]): string[] {
  return ids.flatMap((id) => optionsOf(input).find((option) => option.id === id)?.text ?? []);
}

function pointLabel(input: QuestionInput, value: number): string {
  const points = 'points' in input ? input.points : [];
  return points.find((point) => point.value === value)?.label ?? String(value);
}

function consentLabel(input: QuestionInput, agreed: boolean): string {
  if (input.type !== 'consent') return '';
  return agreed ? input.label_agree : input.label_decline;
}

/** The respondent's bubble for a valid reply, plain text: the messenger shows at once what the engine will say. */
export function shownReply(input: QuestionInput, reply: Reply, texts: RespondentTexts): string {
  switch (reply.type) {
    case 'skip':
      return texts.skipped;
    case 'open':
    case 'email':
    case 'phone':
      return cleanText(reply.text);
    case 'url':
      return webAddress(reply.text) ?? '';
    case 'single':
      return chosenTexts(input, [reply.option_id])[0] ?? '';
    case 'multiple':
    case 'picture':
      return texts.list(chosenTexts(input, reply.option_ids)) || '–';
    case 'ranking':
      return rankedTexts(input, reply.option_ids)
        .map((text, index) => `${index + 1}. ${text}`)
        .join('\n');
    case 'likert':
    case 'matrix':
      return reply.value === 'na' ? texts.notApplicable : pointLabel(input, reply.value);
    case 'slider':
      return texts.number(input.type === 'slider' ? nearestStep(reply.value, input) : reply.value);
    case 'number': {
      const unit = input.type === 'number' ? input.unit : null;
      const written = texts.number(reply.value + 0);
      return unit ? `${written} ${unit}` : written;
    }
    case 'date':
      return texts.date(reply.value);
    case 'upload':
      return texts.file;
    case 'voice':
      return texts.voiceMessage;
    case 'consent':
      return consentLabel(input, reply.agreed);
    case 'qa':
      return reply.text === null ? texts.goOn : cleanText(reply.text);
  }
}

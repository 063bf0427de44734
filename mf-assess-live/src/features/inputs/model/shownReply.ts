import type { QuestionInput, Reply } from '@dialogwerk/shared/contract';
import type { respondentTexts } from '@dialogwerk/shared/dialog/messenger';

type Wording = ReturnType<typeof respondentTexts>;

/** The respondent's bubble for a reply, as the server will write it too. */
export function shownReply(input: QuestionInput, reply: Reply, wording: Wording): string {
  switch (reply.type) {
    case 'skip':
      return wording.skipped;
    case 'open':
      return reply.text.trim();
    case 'single':
      return optionsOf(input).find(({ id }) => id === reply.option_id)?.text ?? '';
    case 'multiple': {
      const chosen = optionsOf(input).filter(({ id }) => reply.option_ids.includes(id));
      return wording.list(chosen.map(({ text }) => text)) || '–';
    }
    case 'likert':
      return reply.value === 'na' ? wording.notApplicable : pointLabel(input, reply.value);
    case 'number': {
      const unit = input.type === 'number' ? input.unit : null;
      const written = wording.number(reply.value + 0);
      return unit ? `${written} ${unit}` : written;
    }
  }
}

function optionsOf(input: QuestionInput): readonly { readonly id: string; readonly text: string }[] {
  return input.type === 'single' || input.type === 'multiple' ? input.options : [];
}

function pointLabel(input: QuestionInput, value: number): string {
  return (input.type === 'likert' && input.points.find((point) => point.value === value)?.label) || String(value);
}

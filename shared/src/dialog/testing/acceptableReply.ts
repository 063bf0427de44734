import type { QuestionInput, Reply } from '../../contract/index.ts';

/** The ids of the options, each once, beginning with the one that `pick` says. */
function turned(options: readonly { readonly id: string }[], pick: number): string[] {
  const from = pick % options.length;
  return [...new Set([...options.slice(from), ...options.slice(0, from)].map(({ id }) => id))];
}

/** Some reply that a question must take; which one of its choices, `pick` says. */
export function acceptableReply(input: QuestionInput, pick: number): Reply {
  switch (input.type) {
    case 'open':
      return { type: 'open', text: 'x' };
    case 'single':
      return { type: 'single', option_id: input.options[pick % input.options.length]?.id ?? '' };
    case 'multiple':
      return { type: 'multiple', option_ids: turned(input.options, pick).slice(0, Math.max(input.min, 1)) };
    case 'likert':
      return { type: 'likert', value: input.points[pick % input.points.length]?.value ?? 0 };
    case 'matrix': {
      const value = input.points[pick % input.points.length]?.value ?? 0;
      return { type: 'matrix', item_id: input.item_id, value };
    }
    case 'slider':
      return { type: 'slider', value: pick % 2 === 0 ? input.min : Math.min(input.min + input.step, input.max) };
    case 'date':
      return { type: 'date', value: input.min ?? input.max ?? '2024-02-29' };
    case 'email':
      return { type: 'email', text: 'a@b.de' };
    case 'phone':
      return { type: 'phone', text: '030 123456' };
    case 'url':
      return { type: 'url', text: 'example.org' };
    case 'ranking':
      return { type: 'ranking', option_ids: turned(input.options, pick) };
    case 'picture':
      return { type: 'picture', option_ids: turned(input.options, pick).slice(0, Math.max(input.min, 1)) };
    case 'upload':
    case 'voice':
      return { type: input.type, media_id: '01a1fda1-ff09-782d-9303-7d36dd193490' };
    case 'consent':
      return { type: 'consent', agreed: pick % 2 === 0 };
    case 'qa':
      return { type: 'qa', text: input.only_search && pick % 2 === 0 ? null : 'x' };
    case 'number': {
      const value = input.min ?? input.max ?? 0;
      if (!input.integer) return { type: 'number', value };
      return { type: 'number', value: input.min === null ? Math.floor(value) : Math.ceil(value) };
    }
  }
}

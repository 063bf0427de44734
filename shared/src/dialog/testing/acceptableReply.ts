import type { QuestionInput, Reply } from '../../contract/index.ts';

/** Some reply that a question must take; which one of its choices, `pick` says. */
export function acceptableReply(input: QuestionInput, pick: number): Reply {
  switch (input.type) {
    case 'open':
      return { type: 'open', text: 'x' };
    case 'single':
      return { type: 'single', option_id: input.options[pick % input.options.length]?.id ?? '' };
    case 'multiple': {
      const from = pick % input.options.length;
      const turned = [...input.options.slice(from), ...input.options.slice(0, from)];
      const ids = [...new Set(turned.map(({ id }) => id))];
      return { type: 'multiple', option_ids: ids.slice(0, Math.max(input.min, 1)) };
    }
    case 'likert':
      return { type: 'likert', value: input.points[pick % input.points.length]?.value ?? 0 };
    case 'number': {
      const value = input.min ?? input.max ?? 0;
      if (!input.integer) return { type: 'number', value };
      return { type: 'number', value: input.min === null ? Math.floor(value) : Math.ceil(value) };
    }
  }
}

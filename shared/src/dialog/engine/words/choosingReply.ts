import type { GivenReply, QuestionInput } from '../../../contract/index.ts';

/** The reply that chooses a choice by its id, or gives a value as it is written; null where a reply is not made so. */
export function choosingReply({ type }: QuestionInput, id: string): GivenReply | null {
  if (type === 'single') return { type, option_id: id };
  if (type === 'likert') return { type, value: id === 'na' ? id : Number(id) };
  if (type === 'consent') return { type, agreed: id === 'agree' };
  if (type === 'number' || type === 'slider') return { type, value: Number(id) };
  if (type === 'date' || type === 'time') return { type, value: id };
  return type === 'picture' ? { type, option_ids: [id] } : null;
}

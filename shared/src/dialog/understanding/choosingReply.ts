import type { QuestionInput, Reply } from '../../contract/index.ts';

/** The reply that chooses a choice by its id; null where one is not chosen so. */
export function choosingReply({ type }: QuestionInput, id: string): Reply | null {
  if (type === 'single') return { type, option_id: id };
  if (type === 'likert') return { type, value: id === 'na' ? id : Number(id) };
  if (type === 'consent') return { type, agreed: id === 'agree' };
  return type === 'picture' ? { type, option_ids: [id] } : null;
}

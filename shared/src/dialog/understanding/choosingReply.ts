import type { QuestionInput, Reply } from '../../contract/index.ts';

/** The reply that chooses a choice by its id; null where one is not chosen so. */
export function choosingReply({ type }: QuestionInput, id: string): Reply | null {
  switch (type) {
    case 'single':
      return { type, option_id: id };
    case 'likert':
      return { type, value: id === 'na' ? id : Number(id) };
    case 'consent':
      return { type, agreed: id === 'agree' };
    case 'picture':
      return { type, option_ids: [id] };
    default:
      return null;
  }
}

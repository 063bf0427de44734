import type { StoredChange } from '@dialogwerk/shared/contract';

/** A stored change of a text, by Bert. */
export function aChange(fields: Partial<StoredChange>): StoredChange {
  return {
    type: 'blocks',
    change: 'update',
    key: 'context',
    old_value: 'Alt',
    new_value: 'Neu',
    question_name: 'Frage 1',
    time: 0,
    revision: 2,
    client: 'w1',
    step: 'w1-1',
    unique_question_id: 'a',
    author: { user_id: 'u2', name: 'Bert' },
    undone: false,
    ...fields,
  };
}

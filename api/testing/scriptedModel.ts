import type { AskedModel, ModelBehaviour } from '@dialogwerk/shared/testing/model-server';

/** What a request of ours asks for. */
export type Purpose = 'judge' | 'talk' | 'probe';

export function purposeOf({ messages }: AskedModel): Purpose {
  const system = messages[0]?.content ?? '';
  if (system.startsWith('Du prüfst ein Gespräch')) return 'judge';
  return system.startsWith('Du stellst zu einer Antwort') ? 'probe' : 'talk';
}

/** The data that a request holds: what was said, by turn. */
export function conversationIn({ messages }: AskedModel): readonly { person?: string; dialog?: string }[] {
  const user = messages.find(({ role }) => role === 'user')?.content ?? '';
  const json = /<daten-[0-9a-f]+>\n(.*)\n<daten-[0-9a-f]+>/s.exec(user)?.[1] ?? '{"conversation":[]}';
  const data: { conversation: { person?: string; dialog?: string }[] } = JSON.parse(json);
  return data.conversation;
}

/** What the respondent said last. */
export function lastReply(asked: AskedModel): string {
  return conversationIn(asked).findLast(({ person }) => person !== undefined)?.person ?? '';
}

export interface Script {
  readonly judge?: (asked: AskedModel) => object;
  readonly talk?: (asked: AskedModel) => string;
  readonly probe?: (asked: AskedModel) => object;
}

/** A model that does as a test says, by what it is asked for. */
export function scripted({ judge, talk, probe }: Script): (asked: AskedModel) => ModelBehaviour {
  return (asked) => {
    const purpose = purposeOf(asked);
    if (purpose === 'talk') return { kind: 'say', text: talk?.(asked) ?? 'Und weiter?' };
    const said = (purpose === 'judge' ? judge : probe)?.(asked) ?? { conditions: [], wants_stop: false };
    return { kind: 'say', text: JSON.stringify(said) };
  };
}

/** A judge that takes one condition for met once the respondent says a word. */
export function metBy(id: string, word: string): NonNullable<Script['judge']> {
  return (asked) => {
    const said = lastReply(asked);
    const isMet = said.toLowerCase().includes(word.toLowerCase());
    const condition = { id, status: isMet ? 'met' : 'not_met', quote: isMet ? said : '', confidence: 0.9 };
    return { conditions: [condition], wants_stop: false };
  };
}

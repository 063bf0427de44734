import { change, useResource } from '@dialogwerk/shared/clients';
import type { Called, Mutation } from '@dialogwerk/shared/clients';
import type { CallResponse, CountedCode } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import type { CodebookEntry } from './model/codebook.ts';
import { nextColour } from './model/codeColour.ts';
import { codingTexts as texts } from './texts.ts';

/** Which texts are coded. */
export interface CodingPlace {
  readonly survey_id: string;
  /** The short form of a `resultFilter`. */
  readonly filter: string;
  readonly question: string;
  /** '' or a `nachfrage_id`. */
  readonly part: string;
}

/** The codes of a question, and what can be done with them. */
export interface Codes extends Called<CallResponse<'codes'>> {
  /** Makes a code; whether that worked. */
  readonly add: (name: string, codes: readonly CountedCode[]) => Promise<boolean>;
  /** Names a code anew and says what it stands for; whether that worked. */
  readonly rename: (code: CountedCode, name: string, description: string) => Promise<boolean>;
  /** Makes the codes of a codebook and offers to take them away again; why not, or null. */
  readonly addAll: (entries: readonly CodebookEntry[], codes: readonly CountedCode[]) => Promise<string | null>;
  /** Deletes a code and offers to bring it back. */
  readonly remove: (code: CountedCode) => Promise<void>;
}

/** The codes of a question with their figures. */
export function useCodes({ survey_id, filter, question, part }: CodingPlace): Codes {
  const called = useResource('codes', { survey_id, filter, question, part });
  const of = { survey_id, question, part };
  const isDone = (sent: Mutation<unknown>): boolean => {
    if (!sent.ok) showNotice(texts.notDone(sent.reason));
    return sent.ok;
  };
  const remove = (code_id: string) => change('deleteCode', { ...of, code_id });
  return {
    ...called,
    async add(name, codes) {
      const code = { code_id: crypto.randomUUID(), name, colour: nextColour(codes.map(({ colour }) => colour)) };
      return isDone(await change('keepCode', { ...of, ...code }));
    },
    async rename({ code_id, colour }, name, description) {
      return isDone(await change('keepCode', { ...of, code_id, name, colour, description }));
    },
    async addAll(entries, codes) {
      const taken = codes.map(({ colour }) => colour);
      const fresh = entries.map((entry) => {
        const colour = nextColour(taken);
        taken.push(colour);
        return { ...entry, code_id: crypto.randomUUID(), colour };
      });
      const sent = await change('addCodes', { ...of, codes: fresh });
      if (!sent.ok) return sent.reason;
      const { added } = sent.value;
      const removeAll = async (): Promise<void> => {
        const removed = await Promise.all(added.map(remove));
        const refused = removed.find(({ ok }) => !ok);
        if (refused) isDone(refused);
      };
      showNotice(texts.codebook.added(added.length), { label: texts.undo, run: () => void removeAll() });
      return null;
    },
    async remove({ code_id, name }) {
      if (!isDone(await remove(code_id))) return;
      const bringBack = async (): Promise<void> => void isDone(await change('restoreCode', { ...of, code_id }));
      showNotice(texts.removed(name), { label: texts.undo, run: () => void bringBack() });
    },
  };
}

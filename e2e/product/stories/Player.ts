import { randomUUID } from 'node:crypto';
import type { CallRequest, ChatState, Reply } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Product } from '../startProduct.ts';
import type { Line, PlannedStory } from './storyEndings.data.ts';

/** Who plays a story over the calls that its page makes, without a page; their resume link goes on in one. */
export class Player {
  readonly #url: string;
  readonly #chats: ReadonlyMap<string, string>;
  readonly #token: string;

  private constructor(url: string, chats: ReadonlyMap<string, string>, token: string) {
    this.#url = url;
    this.#chats = chats;
    this.#token = token;
  }

  /** Begins a story; `author` is a token of whom it belongs to. */
  static async begin({ url }: Product, author: string, { id, contacts }: PlannedStory): Promise<Player> {
    const { connected_surveys } = await callOrThrow(url, 'connectedSurveys', { id }, author);
    const names = new Map(connected_surveys.map(({ survey_id }, place) => [contacts[place] ?? '', survey_id]));
    const registration = { survey_id_list: [...names.values()], dialog_manager_id: String(id) };
    const { token_live } = await callOrThrow(url, 'registerLiveList', registration);
    return new Player(url, names, token_live);
  }

  /** Says one line after the other; throws where nobody asks. */
  async say(lines: readonly Line[]): Promise<void> {
    // In the chat of the line before it stands in the answer to that one; any other chat may have been moved by it.
    let told: ChatState | null = null;
    for (const [contact, text] of lines) {
      const survey_id = this.#chats.get(contact) ?? '';
      const chat = told?.survey_id === survey_id ? told : await this.#chat(survey_id);
      const question = chat?.question;
      if (!question) throw new Error(`${contact} asks nothing that „${text}“ could answer`);
      const { unique_question_id, nachfrage_id, input } = question;
      const reply: Reply = input.type === 'qa' ? { type: 'qa', text } : { type: 'words', text };
      const turn = { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id, reply };
      told = await this.#take(turn);
    }
  }

  #take(turn: CallRequest<'turn'>): Promise<ChatState> {
    return callOrThrow(this.#url, 'turn', turn, this.#token);
  }

  async #chat(survey_id: string): Promise<ChatState | undefined> {
    const { chats } = await callOrThrow(this.#url, 'chats', {}, this.#token);
    return chats.find((chat) => chat.survey_id === survey_id);
  }

  /** What stands behind `#weiter=` in the resume link. */
  async resumeCode(): Promise<string> {
    return (await callOrThrow(this.#url, 'chats', {}, this.#token)).resume_code;
  }
}

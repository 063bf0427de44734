import { randomUUID } from 'node:crypto';
import type { ChatState, Reply } from '@dialogwerk/shared/contract';
import { callDirectly, callOrThrow } from '@dialogwerk/shared/testing';
import { until } from '@dialogwerk/shared/testing/servers';
import type { Product } from '../startProduct.ts';
import type { Line, PlannedStory } from './storyEndings.data.ts';

const ATTEMPTS = 3;

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
    for (const [contact, text] of lines) await this.#answer(this.#chats.get(contact) ?? '', contact, text);
  }

  /** Waits until somebody has said these words. */
  async hears(contact: string, words: string): Promise<void> {
    await until(
      async () => {
        const chat = await this.#chat(this.#chats.get(contact) ?? '');
        return chat?.entries.some(({ context }) => context.includes(words)) === true ? true : null;
      },
      () => `${contact} did not say „${words}“`,
    );
  }

  /** Once more where the dialog has spoken up meanwhile and asks something else. */
  async #answer(survey_id: string, contact: string, text: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const question = (await this.#chat(survey_id))?.question;
      if (!question) throw new Error(`${contact} asks nothing that „${text}“ could answer`);
      const { unique_question_id, nachfrage_id, input } = question;
      const reply: Reply = input.type === 'qa' ? { type: 'qa', text } : { type: 'words', text };
      const turn = { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id, reply };
      const { status } = await callDirectly(this.#url, 'turn', turn, this.#token);
      if (status === 200) return;
      if (status !== 409) throw new Error(`„${text}“ was answered with ${status}`);
    }
    throw new Error(`${contact} asks something else each time`);
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

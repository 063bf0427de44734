import type { CallResponse } from '@dialogwerk/shared/contract';
import { aRespondent } from './aRespondent.ts';
import { insertSurvey } from './insertSurvey.ts';
import type { TestApi } from './startTestApi.ts';
import type { Block } from '@dialogwerk/shared/contract';

type Chat = CallResponse<'conversation'>;

/** A respondent in a conversation that a model leads. */
export interface LedRespondent {
  readonly survey_id: string;
  readonly token: string;
  readonly user_id: string;
  /** The conversation once it waits for no model. */
  settled(): Promise<Chat>;
  /** Replies to what is asked, in words, and waits for the model. */
  say(text: string): Promise<Chat>;
  /** The same without waiting. */
  send(text: string): Promise<Chat>;
  /** Agrees or not to what is asked. */
  agree(agreed: boolean): Promise<Chat>;
}

/** Registers a respondent in a new dialog of these blocks, or in one that there is. */
export async function aLedRespondent(
  api: TestApi,
  dialog: { readonly blocks: readonly Block[]; readonly settings?: object } | string,
): Promise<LedRespondent> {
  const survey_id = typeof dialog === 'string' ? dialog : await insertSurvey(api, dialog);
  const respondent = await aRespondent(api, survey_id);
  const settled = async (): Promise<Chat> => {
    const chat = await respondent.chat();
    return chat.waiting ? settled() : chat;
  };
  const place = async () => {
    const { question } = await settled();
    if (!question) throw new Error('nothing is asked');
    const { unique_question_id: id, nachfrage_id } = question;
    return nachfrage_id === null ? id : { id, nachfrage_id };
  };
  const send = async (text: string) => respondent.reply(await place(), { type: 'open', text });
  return {
    survey_id,
    token: respondent.token,
    user_id: respondent.user_id,
    settled,
    send,
    async say(text) {
      await send(text);
      return settled();
    },
    async agree(agreed) {
      await respondent.reply(await place(), { type: 'consent', agreed });
      return settled();
    },
  };
}

/** What the bot has said, bubble by bubble. */
export function saidIn({ entries }: Chat): string[] {
  return entries.filter(({ user_or_bot }) => user_or_bot === 'bot').map(({ context }) => context);
}

import { randomUUID } from 'node:crypto';
import type { CallResponse, ChatState, Reply } from '@dialogwerk/shared/contract';
import type { TestAuthor } from './anAuthor.ts';
import { anAccount } from './anAccount.ts';
import { aBlock, inOrder } from './blocks.ts';
import { insertSurvey } from './insertSurvey.ts';
import type { Answer, TestApi } from './startTestApi.ts';

type TriggerFields = Readonly<{
  at: readonly [string, string];
  trigger: string;
  init_survey?: boolean;
  delay_seconds?: number;
}>;

export interface TestMultiChat {
  readonly owner: TestAuthor;
  readonly id: number;
  readonly public_id: string;
  /** The ids of its dialogs: Kommissarin (k1, k2, k3), Zeuge (z1, z2), Labor (l1, l2). */
  readonly k: string;
  readonly z: string;
  readonly l: string;
  trigger(fields: TriggerFields): Promise<void>;
  publish(): Promise<void>;
}

/** A multi-chat of three dialogs with open questions, without triggers, not published yet. */
export async function aMultiChat(api: TestApi): Promise<TestMultiChat> {
  const owner = await anAccount(api);
  const dialog = (survey_name: string, ...ids: string[]) =>
    insertSurvey(api, { survey_name, active: false, owner, blocks: inOrder(...ids.map((id) => aBlock('open', id))) });
  const [k, z, l] = [
    await dialog('Kommissarin', 'k1', 'k2', 'k3'),
    await dialog('Zeuge', 'z1', 'z2'),
    await dialog('Labor', 'l1', 'l2'),
  ];
  const { manager } = await api.call('createManager', { name: 'Krimi', survey_ids: [k, z, l] }, owner.token);
  const id = manager.dialog_manager_id;
  const { public_id } = await api.call('managerLive', { id }, owner.token);
  return {
    owner,
    id,
    public_id,
    k,
    z,
    l,
    async trigger({ at: [survey_id, unique_question_id], trigger, init_survey = false, ...delay }) {
      const made = { dialog_manager_id: id, survey_id, unique_question_id, trigger, init_survey, ...delay };
      await api.call('createTrigger', made, owner.token);
    },
    publish: async () => {
      await api.call('publishManager', { id }, owner.token);
      await api.call('switchManager', { id, active: true }, owner.token);
    },
  };
}

export interface TestParticipant {
  readonly token: string;
  readonly user_id: string;
  chats(): Promise<CallResponse<'chats'>>;
  /** Where the chats stand: `k1 z1`; one that waits is `-`, one at its end `.`; those that have not begun are left out. */
  stands(): Promise<string>;
  reply(survey_id: string, question: string, turn_id?: string): Promise<ChatState>;
  tryReply(survey_id: string, question: string, turn_id?: string): Promise<Answer<unknown>>;
}

/** A respondent of a multi-chat. */
export async function aParticipant(api: TestApi, { public_id, k, z, l }: TestMultiChat): Promise<TestParticipant> {
  const registration = { survey_id_list: [k, z, l], dialog_manager_id: public_id };
  const { token_live: token, user_id } = await api.call('registerLiveList', registration);
  return participantOf(api, token, user_id);
}

/** The same respondent by a token of theirs. */
export function participantOf(api: TestApi, token: string, user_id: string): TestParticipant {
  const reply: Reply = { type: 'open', text: 'So war es.' };
  const turn = (survey_id: string, unique_question_id: string, turn_id: string) => ({
    survey_id,
    unique_question_id,
    turn_id,
    nachfrage_id: null,
    reply,
  });
  const chats = () => api.call('chats', {}, token);
  return {
    token,
    user_id,
    chats,
    async stands() {
      const { chats: all } = await chats();
      return all.map(({ question, finished }) => question?.unique_question_id ?? (finished ? '.' : '-')).join(' ');
    },
    reply: (survey_id, question, turn_id = randomUUID()) => api.call('turn', turn(survey_id, question, turn_id), token),
    tryReply: (survey_id, question, turn_id = randomUUID()) =>
      api.send('turn', turn(survey_id, question, turn_id), token),
  };
}

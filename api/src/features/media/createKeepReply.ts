import type { ReplyMedia } from '@dialogwerk/shared/contract';
import type { Services } from '../../services.ts';
import { keepUpload } from './keepUpload.ts';
import type { UploadRules } from './keepUpload.ts';
import type { Upload } from './readUpload.ts';
import { createUploadShares } from './createUploadShares.ts';
import type { Sender, WithinShares } from './createUploadShares.ts';
import { refuseTooMany } from './refuseTooMany.ts';
import type { Spoken } from './refuseTooMany.ts';

/** The question that a respondent's file answers. */
interface AskedFor {
  readonly survey_id: string;
  readonly unique_question_id: string;
  /** The part of the question; absent for the question itself. */
  readonly nachfrage_id?: string | undefined;
}

/** Where a respondent's file belongs, and what is taken there. Refuses with `CallError` what takes no file. */
export type FindReplyTarget = (
  user_id_live: string,
  question: AskedFor,
) => Promise<{ readonly conversation_id: string; readonly rules: UploadRules; readonly spoken: Spoken }>;

/** Keeps a respondent's file for a question, by whatever way it comes; `read` begins to read it once it is wanted. Refuses as `keepUpload` does. */
export type KeepReply = (
  sender: Sender & { readonly who: { readonly user_id_live: string } },
  question: AskedFor,
  read: () => Promise<Upload>,
) => Promise<ReplyMedia>;

/** How many may send files at one time, authors and respondents, and how those of respondents are kept. */
export interface Keeping {
  readonly withinShares: WithinShares;
  readonly keepReply: KeepReply;
}

/** The one way in which this server takes files. */
export function createKeepReply(services: Services, findReplyTarget: FindReplyTarget): Keeping {
  const withinShares = createUploadShares();
  return {
    withinShares,
    keepReply: (sender, { nachfrage_id, ...question }, read) =>
      withinShares(sender, async () => {
        const { conversation_id, rules, spoken } = await findReplyTarget(sender.who.user_id_live, {
          ...question,
          nachfrage_id,
        });
        const owner = { ...question, conversation_id, purpose: 'reply' } as const;
        await refuseTooMany(services.db, owner, spoken);
        const { media_id, size, format } = await keepUpload(services, await read(), rules, owner);
        return { media_id, type: format.type, kind: format.kind, size };
      }),
  };
}

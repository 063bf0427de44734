import type { DialogEntry, Language, OpenQuestion } from '../../../contract/index.ts';
import { hasFileNames } from '../../blocks/common/replyFile.ts';
import { bubblesOf } from '../../text/bubblesOf.ts';
import type { Bubble } from '../../text/bubblesOf.ts';
import { alternativeText } from '../../text/mediaBubble.ts';
import type { Effect } from '../events.ts';

/** A user message is stamped 10 ms before the bot's reply (spec §9). */
const USER_BEFORE_BOT_MS = 10;

/** The type of a page or film of another host, which no file of ours has. */
const EMBEDDED = 'text/html';

/** A respondent's file as an entry shows it. */
export interface ReplyFile {
  readonly media_id: string;
  /** MIME type. */
  readonly type: string;
  /** '' when its sender gave none. */
  readonly original_name: string;
}

/** Where files lie. */
export interface FileAddresses {
  /** A file of the dialog, by its name, with its MIME type. */
  readonly ofDialog: (filename_db: string) => { readonly location: string; readonly type: string };
  /** A respondent's file. */
  readonly ofReply: (media_id: string) => string;
}

interface TakenTurn {
  readonly effects: readonly Effect[];
  /** The question that was replied to; null at the start and for a response. */
  readonly replied: string | null;
  /** What is asked after the turn. */
  readonly question: OpenQuestion | null;
  /** The respondent's file that the reply names; null for other replies. */
  readonly file: ReplyFile | null;
  readonly addresses: FileAddresses;
  /** The language that it was said in; absent where the dialog has only one. */
  readonly language?: Language | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What an entry shows, and who shows it. */
type Shown = Pick<DialogEntry, 'context' | 'pause' | 'type' | 'nachfrage_id' | 'user_or_bot' | 'media'> & {
  readonly question: string | null;
};

/**
 * What was said and shown in a turn, as history entries (spec §3), the respondent's first. `current_question_id` is the
 * question that an entry belongs to; `finished_question_id` the one that this turn finished, null while its probes and
 * items go on, so that unfinished follow-ups of a question can be told from finished ones (spec §4).
 */
export function entriesOf({ effects, replied, question, file, addresses, language, now }: TakenTurn): DialogEntry[] {
  const goesOn = question !== null && question.nachfrage_id !== null && question.unique_question_id === replied;
  const finished_question_id = goesOn ? null : replied;
  return effects.flatMap((effect) =>
    shownBy(effect, file, addresses).map(({ question: asked, ...shown }): DialogEntry =>
      Object.assign(shown, {
        created_on: shown.user_or_bot === 'user' ? now - USER_BEFORE_BOT_MS : now,
        unique_question_id: asked,
        current_question_id: asked,
        finished_question_id,
        ...(language === undefined ? {} : { language }),
      }),
    ),
  );
}

function shownBy(effect: Effect, replied: ReplyFile | null, { ofDialog, ofReply }: FileAddresses): Shown[] {
  switch (effect.kind) {
    case 'say': {
      const { type, nachfrage_id, unique_question_id: question } = effect;
      const said = { type, nachfrage_id, question, user_or_bot: 'bot' } as const;
      return bubblesOf(effect.text).map((bubble) =>
        Object.assign(shownIn(bubble, ofDialog), { pause: bubble.pause, ...said }),
      );
    }
    case 'show-media': {
      const { text: context, type, unique_question_id: question, filename_db, captions_db } = effect;
      const media = {
        ...ofDialog(filename_db),
        ...(captions_db === null ? {} : { captions: ofDialog(captions_db).location }),
      };
      return [{ context, pause: 0, type, nachfrage_id: null, question, user_or_bot: 'bot', media }];
    }
    case 'show-embed': {
      const { text, type, unique_question_id: question, address: location } = effect;
      const context = text.trim() || new URL(location).hostname;
      const media = { location, type: EMBEDDED };
      return [{ context, pause: 0, type, nachfrage_id: null, question, user_or_bot: 'bot', media }];
    }
    case 'reply-shown': {
      const { nachfrage_id, unique_question_id: question } = effect;
      const shown = { pause: 0, type: `${effect.type}-r`, nachfrage_id, question, user_or_bot: 'user' } as const;
      if (!replied || replied.media_id !== effect.media_id) return [{ ...shown, context: effect.text }];
      const media = { location: ofReply(replied.media_id), type: replied.type };
      const name = hasFileNames(effect.type) && effect.nachfrage_id === null ? replied.original_name : '';
      return [{ ...shown, context: name || effect.text, media }];
    }
    case 'draw':
    case 'store':
    case 'request':
    case 'finish':
      return [];
  }
}

/** Those who do not see a picture read its words as they stand; what a recording says may have Markdown. */
function shownIn(
  { context, media: file }: Bubble,
  ofDialog: FileAddresses['ofDialog'],
): Pick<Shown, 'context' | 'media'> {
  if (!file) return { context };
  const media = ofDialog(file.filename_db);
  return { media, context: media.type.startsWith('image/') ? alternativeText(file) : context };
}

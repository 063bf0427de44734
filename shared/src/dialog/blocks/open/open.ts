import { MEDIA_LIMIT_BYTES, RECORDED_REPLY_SECONDS } from '../../../contract/index.ts';
import type { BlockOf, InputOf, RecordedAnswer, Reply } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { RespondentTexts } from '../../texts.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, AskContext, BlockRule } from '../BlockRule.ts';
import { noFigures } from '../common/figures.ts';
import { anyText } from '../common/outcomes.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { FILE_TIME, typingTime } from '../common/replyTimes.ts';
import { textAnswer } from '../common/textAnswer.ts';
import { textColumn } from '../common/columns.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { drawnOpenText, triedOpenTexts } from './openTexts.ts';
import { formFaults } from './formFaults.ts';
import { keepableForm } from './openForm.ts';
import { openLines } from './openLines.ts';
import { openProblem } from './openProblem.ts';
import { none, nothingDone } from '../common/facts.ts';
import { isMasked, maskedFields, maskedOf } from '../common/masked.ts';
import { ruledFields } from '../common/ruled.ts';

export const openReply: ReplyRule<'open', null> = {
  part: null,
  problem(input, reply, texts) {
    if (!('recording' in reply)) return openProblem(input, reply, texts);
    const takesIt = input.recordings?.some(({ kind }) => kind === reply.recording.kind);
    return takesIt ? null : texts.doesNotFit;
  },
  shown: (_, reply, texts) => ('recording' in reply ? recordingName(reply.recording, texts) : cleanText(reply.text)),
  isTyped: true,
};

/** Offene Frage: free text (domain.md §2), or a recording where the dialog takes one. */
export const openRule: BlockRule<BlockOf<'open'>> = {
  newBlock: (base) => ({ ...base, type: 'open', multiline: false, max_length: 2_000 }),
  variables: (block) => ownVariable(block, 'text'),
  ask(block, context) {
    // A recording would be heard in its bubble.
    const { input, answer } = askInWords(block, isMasked(block) ? { ...context, recordings: [] } : context);
    return {
      kind: 'whole',
      choices: [],
      input: { ...input, ...maskedOf(block), ...emojisOf(block), ...keepableForm(block) },
      answer,
    };
  },
};

/** What is covered shows no emoji either. */
function emojisOf(block: BlockOf<'open'>): Pick<InputOf<'open'>, 'emoji'> {
  return block.emoji === true && !isMasked(block) ? { emoji: true } : {};
}

/**
 * A question that is answered in one's own words, written or recorded: an open question, and every probe. The words of a
 * recording are not known, so its variable holds what it is ('Sprachnachricht'), never what was said.
 */
export function askInWords(
  { multiline, max_length }: Pick<InputOf<'open'>, 'multiline' | 'max_length'>,
  { recordings, texts }: Pick<AskContext, 'recordings' | 'texts'>,
): { readonly input: InputOf<'open'>; readonly answer: (reply: Reply) => Answer | null } {
  const taken = recordings.map((kind) => ({
    kind,
    max_seconds: RECORDED_REPLY_SECONDS,
    max_bytes: MEDIA_LIMIT_BYTES[kind],
  }));
  return {
    input: { type: 'open', multiline, max_length, ...(taken.length > 0 ? { recordings: taken } : {}) },
    answer(reply) {
      if (reply.type !== 'open') return null;
      if (!('recording' in reply)) return textAnswer(reply.text);
      const { recording } = reply;
      return { stored: recording, variable: recordingName(recording, texts), label: null, chosen: [] };
    },
  };
}

/** What a recorded reply is called. */
function recordingName({ kind }: RecordedAnswer, texts: RespondentTexts): string {
  return kind === 'audio' ? texts.voiceMessage : texts.videoMessage;
}

export const openStudy: AnswerStudy<'open'> = {
  faults: formFaults,
  missing: null,
  isPersonal: false,
  outcomes: () => anyText,
  tried: (input, { texts }) => triedOpenTexts(input, texts).map((text) => ({ type: 'open', text })),
  isMadeUp: true,
  drawn: (input, constants, dice) => ({ type: 'open', text: drawnOpenText(input, constants, dice) }),
  replyTime: (reply) => ('recording' in reply ? FILE_TIME : typingTime(reply.text)),
  answeredIn: 'words',
  figures: noFigures,
  columns: () => [textColumn()],
};

export const openFacts: BlockFacts<'open'> = {
  name: 'Offene Frage',
  hint: 'Eine Antwort in eigenen Worten.',
  group: 'input',
  fields: {
    ...ruledFields,
    ...maskedFields,
    multiline: 'Mehrere Zeilen',
    max_length: 'Höchstens so viele Zeichen',
    min_length: 'Mindestens so viele Zeichen',
    pattern: 'Form der Antwort',
    emoji: 'Emojis anbieten',
  },
  card: none,
  does: nothingDone,
  lines: openLines,
  printed: (block) => ({ kind: 'lines', count: block.multiline ? 3 : 1, says: openLines(block).length > 0 }),
  words: none,
};

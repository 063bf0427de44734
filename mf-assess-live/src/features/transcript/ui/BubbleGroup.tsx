import type { DialogEntry } from '@dialogwerk/shared/contract';
import { memo } from 'react';
import { bubbleId } from '../model/bubbleId.ts';
import { Bubble } from './Bubble.tsx';
import type { MediaWords } from './MediaMessage.tsx';

export type BubbleEntry = Pick<
  DialogEntry,
  'context' | 'user_or_bot' | 'type' | 'unique_question_id' | 'media' | 'language'
>;

interface BubbleGroupProps {
  readonly said: readonly BubbleEntry[];
  /** The place of the first one in the transcript. */
  readonly from: number;
  readonly idPrefix: string;
  /** Of what is said. */
  readonly language: string;
  readonly botName: string;
  readonly you: string;
  readonly words: MediaWords;
  readonly change: string;
  /** Opens the respondent's bubble at a place for a change; null where nothing can be changed. */
  readonly onChange: ((place: number) => void) | null;
}

/**
 * Some bubbles in a row. Neither drawn nor laid out again while they stay the same, so that the 500th reply is as quick as
 * the first. A bubble's key is its place: a confirmed reply stays the element that stood there while it was sent.
 */
export const BubbleGroup = memo(function BubbleGroup(props: BubbleGroupProps) {
  const { said, from, idPrefix, language, botName, you, words, change, onChange } = props;
  return (
    <div role="presentation" className="dw-group">
      {said.map(({ context, user_or_bot, type, unique_question_id, media, language: spoken }, index) => {
        const place = from + index;
        const id = bubbleId(idPrefix, place);
        if (type === 'changed') {
          return (
            <div key={id} id={id} role="listitem" className="dw-marker" lang={words.lang}>
              {context}
            </div>
          );
        }
        return (
          <Bubble
            key={id}
            id={id}
            by={user_or_bot}
            speaker={user_or_bot === 'bot' ? botName : you}
            text={context}
            language={language}
            spoken={spoken}
            media={media}
            words={words}
            change={change}
            place={place}
            onChange={unique_question_id === null ? null : onChange}
          />
        );
      })}
    </div>
  );
}, isSame);

function isSame(before: BubbleGroupProps, after: BubbleGroupProps): boolean {
  return (
    before.said.length === after.said.length &&
    before.said.every((entry, place) => entry === after.said[place]) &&
    before.idPrefix === after.idPrefix &&
    before.botName === after.botName &&
    before.you === after.you &&
    before.onChange === after.onChange
  );
}

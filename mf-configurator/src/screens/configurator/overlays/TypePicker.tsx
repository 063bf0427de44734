import type { SurveyData } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { END } from '@dialogwerk/shared/dialog/graph';
import { mdiArrowRightThin, mdiFlagCheckered } from '@mdi/js';
import { findBlocks } from '../../../features/search/model/findBlocks.ts';
import type { Position } from '../../../model/BlockChange.ts';
import type { Insertion, LineFrom } from '../../../model/Insertion.ts';
import { offeredStarts } from '../../../starts.ts';
import type { Start } from '../../../starts.ts';
import { startWords } from '../../../startWords.data.ts';
import { matching } from './matching.ts';
import type { Pickable } from './matching.ts';
import { overlayTexts as texts } from './overlayTexts.ts';
import { PickDialog } from './PickDialog.tsx';

interface TypePickerProps {
  readonly survey: SurveyData;
  readonly where: Insertion;
  /** Where on the screen it opens; null: at the top. */
  readonly at: Position | null;
  readonly onPick: (start: Start) => void;
  /** The line is to lead to a block that is there, or to the ending. */
  readonly onLead: (from: LineFrom, target: string) => void;
  readonly onClose: () => void;
}

interface Offer extends Pickable {
  readonly leads: { readonly to: 'new'; readonly start: Start } | { readonly to: 'known'; readonly target: string };
}

const starts: readonly Offer[] = offeredStarts.map(({ start, type, name, hint }) => ({
  id: start,
  icon: { type },
  name,
  hint,
  words: startWords[start],
  leads: { to: 'new', start },
}));

const end: Offer = {
  id: END,
  icon: mdiFlagCheckered,
  name: texts.leadToEnd,
  hint: '',
  words: texts.endWords,
  leads: { to: 'known', target: END },
};

/** Asks for the type of a block that is to be made; a line can lead to a block that is there instead. */
export function TypePicker({ survey, where, at, onPick, onLead, onClose }: TypePickerProps) {
  const from = where.kind === 'line' ? where.from : null;
  return (
    <PickDialog
      label={texts.pickType}
      placeholder={from ? texts.pickTypeOrBlock : texts.pickTypeHint}
      find={(query) => (from ? offersFor(survey, from, query) : matching(starts, query))}
      at={at}
      onPick={({ leads }) => {
        if (leads.to === 'new') onPick(leads.start);
        else if (from) onLead(from, leads.target);
      }}
      onClose={onClose}
    />
  );
}

/** What a line can lead to: what is new and called so, what is there, and what people call so that is new. */
function offersFor(survey: SurveyData, from: LineFrom, query: string): readonly Offer[] {
  if (query.trim() === '') return starts;
  const found = matching([end, ...starts], query);
  const called = new Set(matching(found.map(withoutWords), query).map(({ id }) => id));
  const isCalled = ({ id }: Offer): boolean => called.has(id);
  return [...found.filter(isCalled), ...known(survey, from, query), ...found.filter((offer) => !isCalled(offer))];
}

const withoutWords = (offer: Offer): Offer => Object.assign({}, offer, { words: [] });

/** What is there that a line can lead to. */
function known(survey: SurveyData, { source }: LineFrom, query: string): readonly Offer[] {
  return findBlocks(survey, query)
    .filter(({ block }) => block.unique_question_id !== source)
    .map(({ block, number, name }): Offer => {
      const target = block.unique_question_id;
      return {
        id: target,
        icon: mdiArrowRightThin,
        name: texts.leadTo(number, name),
        hint: blockFacts[block.type].name,
        leads: { to: 'known', target },
      };
    });
}

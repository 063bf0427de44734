import { blockFacts } from '@dialogwerk/shared/dialog';
import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MovingBound } from '../../features/inspector/ui/sections/MovingBound.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { RangeSection } from '../../features/inspector/ui/sections/RangeSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import { RuleSection } from '../../features/inspector/ui/sections/rules/RuleSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

const { min: earliest, max: latest } = blockFacts.date.fields;
const inverted = 'Der späteste Tag liegt vor dem frühesten.';

/** Datum: a day within bounds, fixed ones and such that move. */
export function DateEditor({ block }: EditorProps<'date'>) {
  return (
    <>
      <TextSection block={block} />
      <RangeSection block={block} earliest={earliest} latest={latest} inverted={inverted}>
        <MovingBound block={block} field="earliest" />
        <MovingBound block={block} field="latest" />
      </RangeSection>
      <RoutingSection block={block} />
      <WordsSection block={block} />
      <RuleSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}

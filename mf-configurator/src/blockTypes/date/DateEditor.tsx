import { blockFacts } from '@dialogwerk/shared/dialog';
import { AnsweredSections } from '../../features/inspector/ui/sections/AnsweredSections.tsx';
import { MovingBound } from '../../features/inspector/ui/sections/MovingBound.tsx';
import { RangeSection } from '../../features/inspector/ui/sections/RangeSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
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
      <AnsweredSections block={block}>
        <WordsSection block={block} />
      </AnsweredSections>
    </>
  );
}

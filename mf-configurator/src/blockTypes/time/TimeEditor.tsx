import { blockFacts } from '@dialogwerk/shared/dialog';
import { AnsweredSections } from '../../features/inspector/ui/sections/AnsweredSections.tsx';
import { RangeSection } from '../../features/inspector/ui/sections/RangeSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

const { min: earliest, max: latest } = blockFacts.time.fields;
const inverted = 'Die späteste Uhrzeit liegt vor der frühesten.';

/** Uhrzeit: a time of day within bounds. */
export function TimeEditor({ block }: EditorProps<'time'>) {
  return (
    <>
      <TextSection block={block} />
      <RangeSection block={block} earliest={earliest} latest={latest} inverted={inverted} />
      <AnsweredSections block={block}>
        <WordsSection block={block} />
      </AnsweredSections>
    </>
  );
}

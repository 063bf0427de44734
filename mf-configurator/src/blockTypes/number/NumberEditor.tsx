import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { NumberBoundsSection } from '../../features/inspector/ui/sections/NumberBoundsSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import { RuleSection } from '../../features/inspector/ui/sections/rules/RuleSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Zahl: a number within bounds. */
export function NumberEditor({ block }: EditorProps<'number'>) {
  return (
    <>
      <TextSection block={block} />
      <NumberBoundsSection block={block} />
      <RoutingSection block={block} />
      <WordsSection block={block} />
      <RuleSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}

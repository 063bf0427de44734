import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { SliderSection } from '../../features/inspector/ui/sections/scales/SliderSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import { RuleSection } from '../../features/inspector/ui/sections/rules/RuleSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Schieberegler: a number on a range. */
export function SliderEditor({ block }: EditorProps<'slider'>) {
  return (
    <>
      <TextSection block={block} />
      <SliderSection block={block} />
      <RoutingSection block={block} />
      <WordsSection block={block} />
      <RuleSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}

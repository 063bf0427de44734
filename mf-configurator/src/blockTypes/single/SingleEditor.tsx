import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { OptionRulesSection } from '../../features/inspector/ui/sections/OptionRulesSection.tsx';
import { OptionsSection } from '../../features/inspector/ui/sections/OptionsSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Einfachauswahl: one option. */
export function SingleEditor({ block }: EditorProps<'single'>) {
  return (
    <>
      <TextSection block={block} />
      <OptionsSection block={block} />
      <RoutingSection block={block} />
      <OptionRulesSection block={block} />
      <WordsSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}

import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { ChoiceCountSection } from '../../features/inspector/ui/sections/ChoiceCountSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { OptionRulesSection } from '../../features/inspector/ui/sections/OptionRulesSection.tsx';
import { OptionsSection } from '../../features/inspector/ui/sections/OptionsSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Mehrfachauswahl: several options within bounds. */
export function MultipleEditor({ block }: EditorProps<'multiple'>) {
  return (
    <>
      <TextSection block={block} />
      <OptionsSection block={block} />
      <RoutingSection block={block} />
      <OptionRulesSection block={block} />
      <ChoiceCountSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}

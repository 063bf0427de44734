import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { ChoiceCountSection } from '../../ui/sections/ChoiceCountSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { OptionsSection } from '../../ui/sections/OptionsSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Mehrfachauswahl: several options within bounds. */
export function MultipleEditor({ block }: EditorProps<'multiple'>) {
  return (
    <>
      <TextSection block={block} />
      <OptionsSection block={block} />
      <ChoiceCountSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}

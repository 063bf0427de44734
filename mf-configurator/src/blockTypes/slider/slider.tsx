import { mdiTuneVariant } from '@mdi/js';
import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { SliderSection } from '../../features/inspector/ui/sections/scales/SliderSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { WordsSection } from '../../features/inspector/ui/sections/WordsSection.tsx';
import type { ConfiguredType, EditorProps } from '../ConfiguredType.ts';

/** Schieberegler: a number on a range. */
function SliderEditor({ block }: EditorProps<'slider'>) {
  return (
    <>
      <TextSection block={block} />
      <SliderSection block={block} />
      <WordsSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}

export const slider: ConfiguredType<'slider'> = { icon: mdiTuneVariant, Editor: SliderEditor };

import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';
import { loopTexts } from './loopTexts.ts';
import { MembersSection } from './MembersSection.tsx';
import { NamesSection } from './NamesSection.tsx';
import { RoundsSection } from './RoundsSection.tsx';

/** Wiederholung: asks a group of blocks once for each round. */
export function LoopEditor({ block }: EditorProps<'loop'>) {
  return (
    <>
      <RoundsSection block={block} />
      <MembersSection block={block} />
      <NamesSection block={block} />
      <TextSection block={block} help={loopTexts.context} />
      <RoutingSection block={block} />
      <MediaSection block={block} />
    </>
  );
}

import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';
import { MapSection } from './MapSection.tsx';

/** Ort auf einer Karte: its map, which is the block's own picture, so that there is no other. */
export function PlaceEditor({ block }: EditorProps<'place'>) {
  return (
    <>
      <TextSection block={block} />
      <MapSection block={block} />
      <RoutingSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
    </>
  );
}

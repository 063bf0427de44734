import { ExitConditionsSection } from '../../ui/sections/ExitConditionsSection.tsx';
import { GptSection } from '../../ui/sections/GptSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** KI-Gespräch: without a model its fallback. */
export function GptEditor({ block }: EditorProps<'gpt'>) {
  return (
    <>
      <GptSection block={block} />
      <ExitConditionsSection block={block} />
      <MediaSection block={block} />
      {block.fallback_target === null && <RoutingSection block={block} />}
    </>
  );
}

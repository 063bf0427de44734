import { mdiCreationOutline } from '@mdi/js';
import { ExitConditionsSection } from '../../features/inspector/ui/sections/flow/ExitConditionsSection.tsx';
import { GptSection } from '../../features/inspector/ui/sections/requests/GptSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import type { ConfiguredType, EditorProps } from '../ConfiguredType.ts';

/** KI-Gespräch: without a model its fallback. */
function GptEditor({ block }: EditorProps<'gpt'>) {
  return (
    <>
      <GptSection block={block} />
      <ExitConditionsSection block={block} />
      <MediaSection block={block} />
      {block.fallback_target === null && <RoutingSection block={block} />}
    </>
  );
}

export const gpt: ConfiguredType<'gpt'> = { icon: mdiCreationOutline, Editor: GptEditor };

import { mdiFormTextbox } from '@mdi/js';
import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/media/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextLimitsSection } from '../../features/inspector/ui/sections/TextLimitsSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { ConfiguredType, EditorProps } from '../ConfiguredType.ts';

/** Offene Frage: free text. */
function OpenEditor({ block }: EditorProps<'open'>) {
  return (
    <>
      <TextSection block={block} />
      <TextLimitsSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}

export const open: ConfiguredType<'open'> = { icon: mdiFormTextbox, Editor: OpenEditor };

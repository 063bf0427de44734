import { mdiCalendarOutline } from '@mdi/js';
import { AnswerSection } from '../../features/inspector/ui/sections/AnswerSection.tsx';
import { DateBoundsSection } from '../../features/inspector/ui/sections/DateBoundsSection.tsx';
import { MediaSection } from '../../features/inspector/ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../features/inspector/ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { ConfiguredType, EditorProps } from '../ConfiguredType.ts';

/** Datum: a day within bounds. */
function DateEditor({ block }: EditorProps<'date'>) {
  return (
    <>
      <TextSection block={block} />
      <DateBoundsSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
      <RoutingSection block={block} />
    </>
  );
}

export const date: ConfiguredType<'date'> = { icon: mdiCalendarOutline, Editor: DateEditor };

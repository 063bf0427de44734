import { AnswerSection } from '../../ui/sections/AnswerSection.tsx';
import { DateBoundsSection } from '../../ui/sections/DateBoundsSection.tsx';
import { MediaSection } from '../../ui/sections/MediaSection.tsx';
import { ReactionsSection } from '../../ui/sections/ReactionsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';

/** Datum: a day within bounds. */
export function DateEditor({ block }: EditorProps<'date'>) {
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

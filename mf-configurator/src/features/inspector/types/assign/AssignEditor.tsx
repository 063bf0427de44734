import { AssignmentsSection } from '../../ui/sections/AssignmentsSection.tsx';
import { RoutingSection } from '../../ui/sections/RoutingSection.tsx';
import { TextSection } from '../../ui/sections/TextSection.tsx';
import { texts } from '../../texts.ts';
import type { EditorProps } from '../EditorProps.ts';

/** Berechnung: sets variables, nothing is asked. */
export function AssignEditor({ block }: EditorProps<'assign'>) {
  return (
    <>
      <AssignmentsSection block={block} />
      <TextSection block={block} help={texts.assignContextHelp} />
      <RoutingSection block={block} />
    </>
  );
}

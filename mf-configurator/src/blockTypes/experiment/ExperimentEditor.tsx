import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import type { EditorProps } from '../EditorProps.ts';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { ArmsSection } from './ArmsSection.tsx';

const texts = { contextHelp: 'Freiwillig: wird vor dem Einteilen gesagt.' };

/** Zufallsgruppe: draws an arm, nothing is asked. */
export function ExperimentEditor({ block }: EditorProps<'experiment'>) {
  return (
    <>
      <ArmsSection block={block} />
      <TextSection block={block} help={texts.contextHelp} />
      <RoutingSection block={block} />
    </>
  );
}

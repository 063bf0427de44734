import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import type { EditorProps } from '../EditorProps.ts';
import { ItemsSection } from './ItemsSection.tsx';
import { OrderSection } from './OrderSection.tsx';
import { shuffleTexts } from './shuffleTexts.ts';

/** Zufällige Abfolge: blocks or groups of blocks in a drawn order. */
export function ShuffleEditor({ block }: EditorProps<'shuffle'>) {
  return (
    <>
      <ItemsSection block={block} />
      <OrderSection block={block} />
      <TextSection block={block} help={shuffleTexts.context} />
      <RoutingSection block={block} />
    </>
  );
}

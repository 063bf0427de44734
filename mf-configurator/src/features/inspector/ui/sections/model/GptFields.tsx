import type { BlockOf } from '@dialogwerk/shared/contract';
import { modelTexts } from '../../../modelTexts.ts';
import { TextSection } from '../TextSection.tsx';
import { ExitConditionsSection } from './ExitConditionsSection.tsx';
import { FallbackSection } from './FallbackSection.tsx';
import { GptLimitsSection } from './GptLimitsSection.tsx';
import { GptSection } from './GptSection.tsx';
import { ModelNote } from './ModelNote.tsx';

/** A KI-Gespräch: who speaks, how it begins, what for, how long, when it ends, and what happens without a model. */
export function GptFields({ block }: { readonly block: BlockOf<'gpt'> }) {
  return (
    <>
      <ModelNote hasFallback={block.fallback.trim() !== ''} />
      <TextSection block={block} help={modelTexts.contextHelp} />
      <GptSection block={block} />
      <ExitConditionsSection block={block} />
      <GptLimitsSection block={block} />
      <FallbackSection block={block} />
    </>
  );
}

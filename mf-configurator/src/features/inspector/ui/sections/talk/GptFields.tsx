import type { BlockOf } from '@dialogwerk/shared/contract';
import { ExitConditionsSection } from './ExitConditionsSection.tsx';
import { FallbackSection } from './FallbackSection.tsx';
import { GptLimitsSection } from './GptLimitsSection.tsx';
import { GptSection } from './GptSection.tsx';
import { ModelNote } from './ModelNote.tsx';

/** A KI-Gespräch: who speaks, what for, when it ends, how long it may last, and what happens without a model. */
export function GptFields({ block }: { readonly block: BlockOf<'gpt'> }) {
  return (
    <>
      <ModelNote hasFallback={block.fallback.trim() !== ''} />
      <GptSection block={block} />
      <ExitConditionsSection block={block} />
      <GptLimitsSection block={block} />
      <FallbackSection block={block} />
    </>
  );
}

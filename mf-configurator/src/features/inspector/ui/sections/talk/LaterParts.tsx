import type { Block, BlockOf } from '@dialogwerk/shared/contract';
import { createLater, Skeleton, Stack } from '@dialogwerk/shared/ui';
import type { ComponentType } from 'react';
import { mayProbe } from '../../../model/mayProbe.ts';
import { texts } from '../../../texts.ts';

interface Parts {
  readonly GptFields: ComponentType<{ readonly block: BlockOf<'gpt'> }>;
  readonly ProbingFields: ComponentType<{ readonly block: Block }>;
}

/** Few dialogs have a language model speak, so what edits that does not come with the configurator. */
const later = createLater<Parts>(() => import('./modelParts.ts'));
export const loadModelParts = later.load;

/** All about a KI-Gespräch that other blocks do not have. */
export function LaterGpt({ block }: { readonly block: BlockOf<'gpt'> }) {
  const parts = later.use();
  if (parts) return <parts.GptFields block={block} />;
  return (
    <Stack role="progressbar" aria-label={texts.loadingFields} sx={{ gap: 2, p: 2 }}>
      {[72, 120, 160].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}

/** What a language model asks back about a reply, at the questions where it can; nothing at others. */
export function LaterProbing({ block }: { readonly block: Block }) {
  const parts = later.use();
  if (!mayProbe(block)) return null;
  if (parts) return <parts.ProbingFields block={block} />;
  return <Skeleton role="progressbar" variant="rounded" height={40} aria-label={texts.loadingFields} />;
}

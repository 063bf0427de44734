import type { BlockOf } from '@dialogwerk/shared/contract';
import type { RuledBlock, TimedBlock } from '@dialogwerk/shared/dialog';
import { createLater, Skeleton } from '@dialogwerk/shared/ui';
import type { ComponentType } from 'react';
import { texts } from '../../../texts.ts';

interface Parts {
  readonly PatternFields: ComponentType<{ readonly block: BlockOf<'open'> }>;
  readonly RuleFields: ComponentType<{ readonly block: RuledBlock }>;
  readonly TimeFields: ComponentType<{ readonly block: TimedBlock }>;
}

/** Few answers have a rule or a form, so what edits them does not come with the configurator. */
const later = createLater<Parts>(() => import('./ruleParts.ts'));
export const loadRuleParts = later.load;

/** The form of a free text. */
export function LaterPattern({ block }: { readonly block: BlockOf<'open'> }) {
  const parts = later.use();
  return parts ? <parts.PatternFields block={block} /> : <Loading height={96} />;
}

/** What an answer has to keep beside its form, and what is said where it does not. */
export function LaterRule({ block }: { readonly block: RuledBlock }) {
  const parts = later.use();
  return parts ? <parts.RuleFields block={block} /> : <Loading height={120} />;
}

/** In which time an answer is to be given. */
export function LaterTime({ block }: { readonly block: TimedBlock }) {
  const parts = later.use();
  return parts ? <parts.TimeFields block={block} /> : <Loading height={64} />;
}

function Loading({ height }: { readonly height: number }) {
  return <Skeleton role="progressbar" variant="rounded" height={height} aria-label={texts.loadingFields} />;
}

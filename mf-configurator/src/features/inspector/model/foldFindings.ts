import type { FindingKind } from '@dialogwerk/shared/dialog';
import type { FoldName } from './FoldName.ts';

/** What the check can say about the fields of a part; such a part is not folded. */
export const foldFindings: Readonly<Record<FoldName, readonly FindingKind[]>> = {
  answer: ['gone-target', 'variable-invalid', 'variable-taken'],
  counts: ['bounds'],
  media: ['embed'],
  optionRules: ['duplicate-id', 'gone-option'],
  place: ['several-starts'],
  reactions: ['du-sie', 'gone-option', 'probing', 'variable-early', 'variable-unknown'],
  rule: ['gone-target', 'rule-impossible', 'rule-unreadable'],
  words: ['gone-target'],
};

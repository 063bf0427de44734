import type { RuledBlock } from '@dialogwerk/shared/dialog';
import { texts } from '../../../texts.ts';
import { FoldSection } from '../../FoldSection.tsx';
import { LaterRule } from './LaterRules.tsx';

/** What an answer has to keep beside its form (domain.md §13). */
export function RuleSection({ block }: { readonly block: RuledBlock }) {
  return (
    <FoldSection name="rule" block={block} title={texts.sections.rule} problems={{}} onLeave={() => {}}>
      <LaterRule block={block} />
    </FoldSection>
  );
}

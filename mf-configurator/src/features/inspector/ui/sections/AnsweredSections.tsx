import type { RuledBlock } from '@dialogwerk/shared/dialog';
import type { ReactNode } from 'react';
import { AnswerSection } from './AnswerSection.tsx';
import { RoutingSection } from './flow/RoutingSection.tsx';
import { MediaSection } from './media/MediaSection.tsx';
import { ReactionsSection } from './ReactionsSection.tsx';
import { RuleSection } from './rules/RuleSection.tsx';

interface AnsweredSectionsProps {
  readonly block: RuledBlock;
  /** What stands between where it leads and its rules. */
  readonly children?: ReactNode;
}

/** What stands below the fields of a question with rules: where it leads, the rules, what is done with an answer, reactions and a file. */
export function AnsweredSections({ block, children }: AnsweredSectionsProps) {
  return (
    <>
      <RoutingSection block={block} />
      {children}
      <RuleSection block={block} />
      <AnswerSection block={block} />
      <ReactionsSection block={block} />
      <MediaSection block={block} />
    </>
  );
}

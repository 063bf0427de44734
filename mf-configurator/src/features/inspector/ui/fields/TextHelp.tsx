import type { Block } from '@dialogwerk/shared/contract';
import { useInspector } from '../InspectorContext.ts';

interface TextHelpProps {
  readonly block: Block;
  /** What the bot says, as it is written now. */
  readonly text: string;
}

/** Help with what a block says, for who may change it. */
export function TextHelp({ block: { unique_question_id }, text }: TextHelpProps) {
  const { survey, readOnly, changeBlock, WritingHelp } = useInspector();
  if (readOnly || !WritingHelp) return null;
  return (
    <WritingHelp
      // Of another block, what is asked about this one's text is nothing.
      key={unique_question_id}
      survey_id={survey.survey_id}
      text={text}
      onTake={(context) => changeBlock(unique_question_id, { context }, `writing-${crypto.randomUUID()}`)}
    />
  );
}

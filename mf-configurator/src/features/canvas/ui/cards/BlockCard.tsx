import type { Block } from '@dialogwerk/shared/contract';
import { blockFacts, cardFactsOf, carryOf, doingOf } from '@dialogwerk/shared/dialog';
import { choiceName, numbersOf, outcomeLines } from '@dialogwerk/shared/dialog/graph';
import { mdiAlertCircle, mdiCallSplit, mdiCommentOutline, mdiInformationOutline, mdiRepeat } from '@mdi/js';
import { Handle, Position } from '@xyflow/react';
import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { BlockBadge } from '../../../../blockTypes/BlockBadge.tsx';
import { previewOf } from '../../../../model/wording/previewOf.ts';
import { hasFile } from '../../../../model/hasFile.ts';
import { quotedLabels } from '../../../../model/wording/quotedLabels.ts';
import { spokenText } from '../../../../model/wording/spokenText.ts';
import { texts } from '../../texts.ts';
import { optionTop } from './cardNodes.ts';
import type { BlockNode } from './cardNodes.ts';

/** One block on the canvas. */
export function BlockCard({ data, isConnectable }: NodeProps<BlockNode>) {
  return <Content data={data} isConnectable={isConnectable} />;
}

/** Max letters of a word that has room in one line of the largest letters (`.dw-small .dw-card-name`). */
const LONGEST_WORD = 14;

function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some(({ length }) => length > LONGEST_WORD);
}

/**
 * Plain elements and classes, because hundreds of them are drawn at once. On its own, because xyflow hands each card its
 * place, and it would be drawn anew with each step that it is moved.
 */
const Content = memo(function Content({
  data: { block, number, loop, mark, comments },
  isConnectable,
}: Pick<NodeProps<BlockNode>, 'data' | 'isConnectable'>) {
  const preview = cardPreview(block);
  const facts = cardFacts(block);
  const options = outcomeLines(block);
  const hasOptions = options.lines.length > 0;
  const lines = hasOptions ? '1' : block.short_name === '' ? '3' : '2';
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={isConnectable} />
      <div
        className="dw-card"
        {...(hasOptions ? { 'data-options': '' } : {})}
        {...(loop === null ? {} : { 'data-looped': '' })}
      >
        <div className="dw-card-head">
          <BlockBadge type={block.type} />
          <span className="dw-card-type">{blockFacts[block.type].name}</span>
          {mark && (
            <svg viewBox="0 0 24 24" className="dw-card-mark" data-severity={mark.severity} role="img">
              <title>{mark.label}</title>
              <path d={mark.severity === 'error' ? mdiAlertCircle : mdiInformationOutline} />
            </svg>
          )}
          {comments > 0 && (
            <span className="dw-card-comments" role="img" aria-label={texts.comments(comments)}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={mdiCommentOutline} />
              </svg>
              {comments}
            </span>
          )}
          {loop !== null && (
            <span className="dw-card-loop" title={texts.inLoop(loop)}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={mdiRepeat} />
              </svg>
              <span>{loop}</span>
            </span>
          )}
          {isConnectable && numbersOf(block) && (
            <button
              type="button"
              className="dw-card-part nodrag"
              tabIndex={-1}
              aria-label={texts.part}
              title={texts.part}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={mdiCallSplit} />
              </svg>
            </button>
          )}
          <span className="dw-card-number">{number}</span>
        </div>
        {block.short_name !== '' && (
          <div className="dw-card-name" {...(hasLongWord(block.short_name) ? { 'data-long': '' } : {})}>
            {block.short_name}
          </div>
        )}
        <div className="dw-card-preview" data-lines={lines} {...(preview === '' ? { 'data-empty': '' } : {})}>
          {preview || texts.noText}
        </div>
        {hasOptions && <OptionLines {...options} />}
        <div className="dw-card-foot">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {block.variable !== null && <span className="dw-card-variable">{block.variable}</span>}
        </div>
      </div>
      <Handle type="source" position={Position.Bottom} isConnectable={isConnectable} title={texts.outgoing} />
      {options.lines.map(({ text, handle: { outcome, row } }, at) => (
        <Handle
          key={outcome}
          id={outcome}
          className="dw-option-handle"
          type="source"
          position={Position.Right}
          isConnectable={isConnectable}
          title={texts.outgoingOption(quotedLabels([choiceName({ label: text }, at)]))}
          style={{ top: optionTop(row) }}
        />
      ))}
    </>
  );
});

/** What can be answered, each line beside the handle that its jump leaves from. */
function OptionLines({ lines, more }: ReturnType<typeof outcomeLines>) {
  return (
    <div className="dw-card-options">
      {lines.map(({ kind, text, handle: { outcome } }) => (
        <span key={outcome} data-kind={kind}>
          {text || texts.noText}
        </span>
      ))}
      {more > 0 && <span className="dw-card-more">{texts.moreOptions(more)}</span>}
    </div>
  );
}

/** What a card shows of its block: its text in brief, else what it does; '' for nothing yet. */
function cardPreview(block: Block): string {
  return previewOf(spokenText(block)) || doingOf(block);
}

/** What stands at the foot of a block's card. */
function cardFacts(block: Block): readonly string[] {
  return [
    ...cardFactsOf(block),
    ...(carryOf(block) ? [texts.takesOver] : []),
    ...(hasFile(block) ? [texts.withFile] : []),
    ...(block.optional ? [texts.optional] : []),
    ...(block.is_end ? [block.screens_out ? texts.screensOut : texts.endsHere] : []),
  ];
}

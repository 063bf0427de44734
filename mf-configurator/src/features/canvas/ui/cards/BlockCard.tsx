import type { Block } from '@dialogwerk/shared/contract';
import { blockFacts, cardFactsOf, doingOf } from '@dialogwerk/shared/dialog';
import { mdiAlertCircle, mdiInformationOutline } from '@mdi/js';
import { Handle, Position } from '@xyflow/react';
import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { blockTypeOf } from '../../../../blockTypes/blockTypes.ts';
import { previewOf } from '../../../../model/previewOf.ts';
import { spokenText } from '../../../../model/spokenText.ts';
import { texts } from '../../texts.ts';
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
  data: { block, number, mark },
  isConnectable,
}: Pick<NodeProps<BlockNode>, 'data' | 'isConnectable'>) {
  const preview = cardPreview(block);
  const facts = cardFacts(block);
  const lines = block.short_name === '' ? '3' : '2';
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={isConnectable} />
      <div className="dw-card">
        <div className="dw-card-head">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={blockTypeOf(block.type).icon} />
          </svg>
          <span className="dw-card-type">{blockFacts[block.type].name}</span>
          {mark && (
            <svg viewBox="0 0 24 24" className="dw-card-mark" data-severity={mark.severity} role="img">
              <title>{mark.label}</title>
              <path d={mark.severity === 'error' ? mdiAlertCircle : mdiInformationOutline} />
            </svg>
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
        <div className="dw-card-foot">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {block.variable !== null && <span className="dw-card-variable">{block.variable}</span>}
        </div>
      </div>
      <Handle type="source" position={Position.Bottom} isConnectable={isConnectable} title={texts.outgoing} />
    </>
  );
});

/** What a card shows of its block: its text in brief, else what it does; '' for nothing yet. */
function cardPreview(block: Block): string {
  return previewOf(spokenText(block)) || doingOf(block);
}

/** What stands at the foot of a block's card. */
function cardFacts(block: Block): readonly string[] {
  return [
    ...cardFactsOf(block),
    ...(block.filename_db === null ? [] : [texts.withFile]),
    ...(block.optional ? [texts.optional] : []),
    ...(block.is_end ? [texts.endsHere] : []),
  ];
}

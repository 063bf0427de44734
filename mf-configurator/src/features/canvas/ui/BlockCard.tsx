import type { Block } from '@dialogwerk/shared/contract';
import { Handle, Position } from '@xyflow/react';
import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { previewOf } from '../../../model/previewOf.ts';
import { typeIcons } from '../../../typeIcons.ts';
import { typeTexts } from '../../../texts.ts';
import { texts } from '../texts.ts';
import type { BlockNode } from './cardNodes.ts';

/** One block on the canvas. Plain elements and classes, because hundreds of them are drawn at once. */
export const BlockCard = memo(function BlockCard({ data: { block, number }, isConnectable }: NodeProps<BlockNode>) {
  const preview = previewOf(block.context) || calculationsOf(block);
  const facts = factsOf(block);
  const lines = block.short_name === '' ? '3' : '2';
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={isConnectable} />
      <div className="dw-card">
        <div className="dw-card-head">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={typeIcons[block.type]} />
          </svg>
          <span className="dw-card-type">{typeTexts[block.type].name}</span>
          <span className="dw-card-number">{number}</span>
        </div>
        {block.short_name !== '' && <div className="dw-card-name">{block.short_name}</div>}
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

/** What a block computes, as it has no text as a rule. */
function calculationsOf(block: Block): string {
  if (block.type !== 'assign') return '';
  return block.assignments.map(({ variable, expression }) => `${variable} = ${expression}`).join('; ');
}

function factsOf(block: Block): string[] {
  const facts: string[] = [];
  if (block.type === 'single' || block.type === 'multiple') facts.push(texts.options(block.options.length));
  if (block.type === 'likert' && block.scale.from === 'block') facts.push(texts.points(block.scale.points.length));
  if (block.optional) facts.push(texts.optional);
  if (block.is_end) facts.push(texts.endsHere);
  return facts;
}

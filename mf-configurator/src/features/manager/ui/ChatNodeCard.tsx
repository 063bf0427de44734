import { mdiWebClock } from '@mdi/js';
import { Handle, Position } from '@xyflow/react';
import type { Node, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import type { ChatNode, Side } from '../model/chatGraph.ts';
import { kindTexts, texts } from '../texts.ts';

export type ChatFlowNode = Node<{ readonly node: ChatNode }, 'chat'>;

const sides: readonly (readonly [Side, Position])[] = [
  ['left', Position.Left],
  ['right', Position.Right],
];

/** A dialog's head or one of its blocks. Plain elements, because there may be thousands. */
export const ChatNodeCard = memo(function ChatNodeCard({ data: { node }, isConnectable }: NodeProps<ChatFlowNode>) {
  const { block, name, waitsForCall } = node;
  return (
    <>
      {sides.map(([side, position]) => (
        <Handle key={side} id={side} type="target" position={position} isConnectable={isConnectable} />
      ))}
      <div className={block ? 'dw-chat-block' : 'dw-chat-head'}>
        <span className="dw-chat-name" lang="de">
          {name}
        </span>
        {waitsForCall && (
          <svg className="dw-chat-call" viewBox="0 0 24 24" role="img" aria-label={kindTexts.waitAPI.name}>
            <path d={mdiWebClock} />
          </svg>
        )}
      </div>
      {block &&
        sides.map(([side, position]) => (
          <Handle
            key={side}
            id={side}
            type="source"
            position={position}
            isConnectable={isConnectable}
            title={texts.drag}
          />
        ))}
    </>
  );
});

import { mdiFlagCheckered, mdiHandWaveOutline } from '@mdi/js';
import { Handle, Position } from '@xyflow/react';
import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { previewOf } from '../../../../model/wording/previewOf.ts';
import { texts } from '../../texts.ts';
import type { TerminalNode } from './cardNodes.ts';

/** Welcome or ending on the canvas. */
export const TerminalCard = memo(function TerminalCard({ data, isConnectable }: NodeProps<TerminalNode>) {
  const isStart = data.terminal === 'start';
  const preview = previewOf(data.text);
  return (
    <>
      {!isStart && <Handle type="target" position={Position.Top} isConnectable={isConnectable} />}
      <div className="dw-card dw-terminal">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isStart ? mdiHandWaveOutline : mdiFlagCheckered} />
        </svg>
        <div className="dw-terminal-text">
          <div className="dw-card-name">{isStart ? texts.start : texts.end}</div>
          <div className="dw-card-preview" {...(preview === '' ? { 'data-empty': '' } : {})}>
            {preview || (isStart ? texts.startEmpty : texts.endEmpty)}
          </div>
        </div>
      </div>
      {isStart && <Handle type="source" position={Position.Bottom} isConnectable={false} />}
    </>
  );
});

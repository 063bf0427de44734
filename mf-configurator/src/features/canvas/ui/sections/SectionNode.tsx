import { useStore } from '@nanostores/react';
import { adoptStyles } from '@dialogwerk/shared/browser';
import { GRID } from '@dialogwerk/shared/dialog/graph';
import { mdiAlertCircleOutline, mdiChevronDown, mdiChevronRight, mdiCommentOutline } from '@mdi/js';
import { Handle, Position, useStore as useFlow } from '@xyflow/react';
import type { NodeProps } from '@xyflow/react';
import { memo, useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { sectionTexts as texts } from '../../sectionTexts.ts';
import { $naming } from '../../state/folded.ts';
import { titleScale } from '../../model/sections/titleScale.ts';
import { zoomOf } from '../xyflow/xyflowInternals.ts';
import { NameField } from './NameField.tsx';
import styles from './sections.css?inline';
import type { SectionNodeType } from './SectionNodeType.ts';
import { useStaysInView } from './useStaysInView.ts';

/** A section on the canvas: its name above its cards, or one card in their place. */
export const SectionNode = memo(function SectionNode({ data, width = 0 }: NodeProps<SectionNodeType>) {
  adoptStyles(styles);
  const { section, isFolded, findings, comments, readOnly, act } = data;
  const isNamed = useStore($naming) === section.id;
  const title = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useStaysInView(title, section.id, isFolded);
  const scale = useFlow((state) => titleScale(zoomOf(state)));
  // The keyboard has it in the menu.
  useEffect(() => {
    const element = title.current;
    const select = ({ target }: MouseEvent): void => {
      if (!isFolded && target instanceof Element && !target.closest('button, input')) act({ kind: 'select', section });
    };
    element?.addEventListener('click', select);
    return () => element?.removeEventListener('click', select);
  }, [act, section, isFolded]);
  const counts = [
    texts.blocks(section.blocks.length),
    ...(findings > 0 ? [texts.findings(findings)] : []),
    ...(comments > 0 ? [texts.comments(comments)] : []),
  ];

  function press(event: KeyboardEvent): void {
    const by = arrows.get(event.key);
    if (event.key !== 'Enter' && event.key !== ' ' && !by) return;
    // The canvas would select what it is pressed on, or move what is selected.
    event.stopPropagation();
    if (!by || readOnly) return;
    event.preventDefault();
    const step = GRID * (event.shiftKey ? 4 : 1);
    act({ kind: 'step', section, by: { x: by.x * step, y: by.y * step } });
  }

  return (
    <>
      {isFolded && <Handle type="target" position={Position.Top} isConnectable={false} isConnectableEnd={false} />}
      <div className={lookOf(isFolded, scale, width)} style={{ '--dw-section-scale': String(scale) }}>
        <div ref={title} className="dw-section-title">
          <button
            ref={button}
            className="dw-section-toggle nodrag"
            aria-expanded={!isFolded}
            aria-label={texts.label(section.name, counts)}
            title={isFolded ? texts.unfold : texts.fold}
            onKeyDown={press}
            onDoubleClick={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              act({ kind: 'toggle', section });
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={isFolded ? mdiChevronRight : mdiChevronDown} />
            </svg>
          </button>
          {isNamed ? (
            <NameField
              name={section.name}
              onDone={(name, hasFocus) => {
                if (hasFocus) button.current?.focus({ preventScroll: true });
                act({ kind: 'name', section, name });
              }}
            />
          ) : (
            <span className="dw-section-name" title={section.name}>
              {section.name}
            </span>
          )}
        </div>
        {isFolded && (
          <div className="dw-section-counts" aria-hidden="true">
            <span>{counts[0]}</span>
            {findings > 0 && <Count path={mdiAlertCircleOutline} text={texts.findings(findings)} />}
            {comments > 0 && <Count path={mdiCommentOutline} text={`${comments}`} />}
          </div>
        )}
      </div>
      {isFolded && <Handle type="source" position={Position.Bottom} isConnectable={false} isConnectableStart={false} />}
    </>
  );
});

/** Min width of a frame on the screen, in pixels, that has room for a button beside the name. */
const ROOMY = 110;

function lookOf(isFolded: boolean, scale: number, width: number): string {
  if (isFolded) return 'dw-card dw-section-card';
  if (scale === 1) return 'dw-section-open';
  return `dw-section-open dw-section-far${width < ROOMY * scale ? ' dw-section-tight' : ''}`;
}

/** The frame around the cards of a section. */
export const SectionFrame = memo(function SectionFrame() {
  return <div className="dw-section-frame" />;
});

const arrows: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map([
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
]);

function Count({ path, text }: { readonly path: string; readonly text: string }) {
  return (
    <span className="dw-section-count">
      <svg viewBox="0 0 24 24">
        <path d={path} />
      </svg>
      {text}
    </span>
  );
}

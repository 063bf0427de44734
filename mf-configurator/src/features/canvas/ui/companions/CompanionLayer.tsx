import { adoptStyles } from '@dialogwerk/shared/browser';
import { BLOCK_CARD } from '@dialogwerk/shared/dialog/graph';
import { useStore } from '@nanostores/react';
import { useStore as useFlow, ViewportPortal } from '@xyflow/react';
import { colourOfPerson, LETTERS } from '../../../../awareness/colourOfPerson.ts';
import { $companions } from '../../../../awareness/companions.ts';
import type { Position } from '../../../../model/BlockChange.ts';
import type { Companion } from '../../../../awareness/Companion.ts';
import { useDragOffset } from '../dragging/useDragOffset.ts';
import { zoomOf } from '../xyflow/xyflowInternals.ts';
import companionStyles from './companions.css?inline';
import { useOwnPointer } from './useOwnPointer.ts';

/** Where the others are, over the cards and for the eye alone: who is here, the tools say, and who works on a block, its properties. */
export function CompanionLayer({ places }: { readonly places: ReadonlyMap<string, Position> }) {
  adoptStyles(companionStyles);
  useOwnPointer();
  const companions = useStore($companions) ?? [];
  const zoom = useFlow(zoomOf);
  return (
    <ViewportPortal>
      <div aria-hidden className="dw-companions" style={{ '--dw-unzoomed': String(1 / zoom) }}>
        {companions.map((companion) => {
          const card = places.get(companion.unique_question_id ?? '');
          return card && <Ring key={companion.key} companion={companion} card={card} />;
        })}
        {companions.map(({ key, at, ...person }) => at && <Cursor key={key} at={at} {...person} />)}
      </div>
    </ViewportPortal>
  );
}

/** Around the card of the block that is selected there; goes along while this author drags the card. */
function Ring({ companion, card }: { readonly companion: Companion; readonly card: Position }) {
  const by = useDragOffset(companion.unique_question_id ?? '');
  return (
    <div
      className="dw-ring"
      style={{ ...at(card.x + by.x, card.y + by.y), ...BLOCK_CARD, borderColor: colourOfPerson(companion.user_id) }}
    >
      <Name {...companion} />
    </div>
  );
}

interface CursorProps extends Pick<Companion, 'user_id' | 'name'> {
  readonly at: Position;
}

function Cursor({ at: { x, y }, ...person }: CursorProps) {
  return (
    <div className="dw-cursor" style={at(x, y)}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill={colourOfPerson(person.user_id)} stroke={LETTERS}>
        <path d="M1 1l5 13 2.5-5.5L14 6z" strokeLinejoin="round" />
      </svg>
      <Name {...person} />
    </div>
  );
}

function Name({ user_id, name }: Pick<Companion, 'user_id' | 'name'>) {
  return (
    <span className="dw-companion-name" style={{ background: colourOfPerson(user_id), color: LETTERS }}>
      {name}
    </span>
  );
}

const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });

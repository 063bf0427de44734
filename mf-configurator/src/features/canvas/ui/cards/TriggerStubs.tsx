import { ViewportPortal } from '@xyflow/react';
import type { TriggerStub } from '../../../../model/TriggerStub.ts';
import { BLOCK_CARD } from '@dialogwerk/shared/dialog/graph';
import type { CardPlace } from '@dialogwerk/shared/dialog/graph';
import { useDragOffset } from '../dragging/useDragOffset.ts';

interface TriggerStubsProps {
  readonly stubs: readonly TriggerStub[];
  readonly places: ReadonlyMap<string, CardPlace>;
}

/** Above the card for what leads to it, below its foot for what it leads to; each beside the edge that runs in the middle. */
const offsets = { triggerTarget: { x: 8, y: -34 }, triggerSource: { x: 140, y: 6 } } as const;

/** The ends of triggers at the cards: what the other end is, they tell in words, because it stands in another dialog. */
export function TriggerStubs({ stubs, places }: TriggerStubsProps) {
  const groups = new Map<string, TriggerStub[]>();
  for (const stub of stubs) {
    const key = `${stub.kind} ${stub.block}`;
    groups.set(key, [...(groups.get(key) ?? []), stub]);
  }
  return (
    <ViewportPortal>
      {[...groups].map(([key, [first, ...others]]) => {
        const card = first && places.get(first.block);
        return first && card && <Stub key={key} first={first} others={others} card={card} />;
      })}
    </ViewportPortal>
  );
}

interface StubProps {
  readonly first: TriggerStub;
  readonly others: readonly TriggerStub[];
  /** Where the card lies. */
  readonly card: CardPlace;
}

function Stub({ first, others, card }: StubProps) {
  const by = useDragOffset(first.block);
  const { x, y } = offsets[first.kind];
  const foot = first.kind === 'triggerSource' ? (card.height ?? BLOCK_CARD.height) : 0;
  return (
    <div
      className={`dw-stub ${first.kind}`}
      title={[first, ...others].map(({ text }) => text).join(', ')}
      style={{ transform: `translate(${card.x + by.x + x}px, ${card.y + by.y + foot + y}px)` }}
    >
      <span className="dw-stub-text">{first.text}</span>
      {others.length > 0 && <span>+{others.length}</span>}
    </div>
  );
}

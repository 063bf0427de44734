import { mdiArrowDown } from '@mdi/js';
import { BarIcon } from '../features/live-bar/ui/BarIcon.tsx';
import type { WayDown } from '../features/transcript/ui/useFollowNewest.ts';

/** Leads whoever has scrolled up back to what is newest. */
export function WayDownButton({ foot, goDown, label }: WayDown & { readonly label: string }) {
  return (
    <button
      type="button"
      className="dw-down"
      // Its own and not the frame's, because what the frame hands down costs the style of the whole transcript.
      style={{ '--dw-foot': `${foot}px` }}
      aria-label={label}
      onClick={goDown}
    >
      <BarIcon path={mdiArrowDown} />
    </button>
  );
}

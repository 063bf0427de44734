import { createLater } from '@dialogwerk/shared/ui';
import { useFetchedAhead } from '../../useFetchedAhead.ts';
import type { CompareOverlayProps } from './compare/CompareOverlay.tsx';
import type { Overlay, Workspace } from './workspace/Workspace.ts';

/** Comes once there is nothing else to do: the dialog is seen without it. */
const later = createLater(() => import('./overlays/OverlayContent.tsx'));

/** Comes where somebody compares. */
const laterComparison = createLater(() => import('./compare/CompareOverlay.tsx'));

/** What lies above the dialog for a moment. */
export function Overlays({ workspace }: { readonly workspace: Workspace }) {
  useFetchedAhead(later.load);
  const { overlay } = workspace;
  if (overlay?.kind === 'compare') return <LaterComparison workspace={workspace} {...overlay} />;
  return overlay && <LaterOverlay workspace={workspace} overlay={overlay} />;
}

function LaterOverlay(props: { readonly workspace: Workspace; readonly overlay: Overlay }) {
  const part = later.use();
  return part && <part.OverlayContent {...props} />;
}

function LaterComparison(props: CompareOverlayProps) {
  const part = laterComparison.use();
  return part && <part.CompareOverlay {...props} />;
}

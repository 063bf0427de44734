import { followSizes } from '@dialogwerk/shared/browser';
import { WIDGET_HELLO } from '@dialogwerk/shared/contract';
import type { WidgetMessage } from '@dialogwerk/shared/contract';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { neededHeight } from './neededHeight.ts';
import { knownAtFirst, newsOf } from './newsOf.ts';

/** What stands open in the dialog and takes Escape for itself. */
const open = '[role="dialog"], [role="menu"], dialog[open], [aria-expanded="true"]';

/** What is told of a frame. */
interface Framed {
  /** Tells what is news of how far it is, from now on. */
  readonly follow: (tell: (message: WidgetMessage) => void) => void;
  /** How high it would have to be, in pixels. */
  readonly height: (root: HTMLElement) => number;
}

/**
 * Tells the page around a widget how far its conversation is and how high it would have to be, never what was said. `isNew`: the conversation begins with
 * this page.
 */
export function tellPage(
  { $conversation }: Pick<RunningConversation, '$conversation'>,
  root: HTMLElement,
  isNew: boolean,
): void {
  tellAround(root, {
    height: neededHeight,
    follow(tell) {
      let known = knownAtFirst(isNew);
      $conversation.subscribe((now) => {
        const [next, news] = newsOf(known, now);
        known = next;
        for (const message of news) tell(message);
      });
    },
  });
}

/**
 * Tells the page around a widget what its frame tells of itself; and that Escape was pressed, which that page cannot hear. Only to the page that has said
 * hello, by its origin.
 */
export function tellAround(root: HTMLElement, framed: Framed): void {
  const page = globalThis.parent;
  if (page === globalThis.window) return;
  let origin: string | null = null;
  const tell = (message: WidgetMessage): void => {
    if (origin !== null) page.postMessage(message, origin);
  };

  addEventListener('message', (event) => {
    if (event.source !== page || event.data?.dialogwerk !== WIDGET_HELLO || origin !== null) return;
    // A page without an origin cannot be told apart from others.
    if (event.origin === 'null') return;
    origin = event.origin;
    tell({ dialogwerk: 'ready' });
    follow();
  });
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && !root.querySelector(open)) tell({ dialogwerk: 'close' });
    },
    // Before the messenger closes what is open.
    { capture: true },
  );

  function follow(): void {
    framed.follow(tell);
    let told = 0;
    const measure = (): void => {
      const height = framed.height(root);
      if (height !== told) tell({ dialogwerk: 'height', height });
      told = height;
    };
    measure();
    // A notice above takes its room from the scroller, and what is said and asked makes the column grow.
    followSizes([...root.querySelectorAll('.dw-column, .dw-scroller')], measure);
  }

  const here: WidgetMessage = { dialogwerk: 'here' };
  page.postMessage(here, '*');
}

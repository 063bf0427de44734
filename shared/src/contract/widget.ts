/** How a dialog stands on a website: behind a button at a corner, before the page, from a side, or in the text. */
export const WIDGET_KINDS = ['bubble', 'popup', 'slide-in', 'inline'] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** What is set of a widget, as attributes of `<dialogwerk-chat>`; with 'data-' before it on the script (docs/embedding.md). */
export const WIDGET_ATTRIBUTES = [
  'kind',
  'open',
  'position',
  'color',
  'label',
  'lang',
  'params',
  'wait-for',
  'button',
  'layer',
  'max-height',
] as const;

/** What the framed page tells the page around it; never what was asked or answered. */
export type WidgetMessage =
  /** It is there; to anybody, because it does not know yet who is around it. */
  | { readonly dialogwerk: 'here' }
  | { readonly dialogwerk: 'ready' | 'started' | 'finished' | 'close' }
  /** How many answers there are. */
  | { readonly dialogwerk: 'answered'; readonly answered: number }
  /** How high it would have to be to show everything, in pixels. */
  | { readonly dialogwerk: 'height'; readonly height: number };

/** What the page around says to the framed one: who is there. */
export const WIDGET_HELLO = 'hello';

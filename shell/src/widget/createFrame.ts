import { WIDGET_HELLO } from '@dialogwerk/shared/contract';
import type { WidgetMessage } from '@dialogwerk/shared/contract';
import { home } from './home.ts';
import type { WidgetSettings } from './readSettings.ts';

/** The frame with the dialog; `onMessage` hears what it tells, of this frame and this installation alone, until `signal`. */
export function createFrame(
  { dialog, label, params, isPreview, kind }: WidgetSettings,
  onMessage: (message: WidgetMessage) => void,
  signal: AbortSignal,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const query = new URLSearchParams(params);
  if (isPreview) query.set('vorschau', '1');
  frame.title = label;
  frame.allow = 'microphone; camera; autoplay';
  frame.referrerPolicy = 'no-referrer';
  if (kind === 'inline') frame.loading = 'lazy';
  frame.src = `${home}/widget/${encodeURIComponent(dialog)}${query.size > 0 ? `?${query}` : ''}`;
  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== home || source !== frame.contentWindow || !isMessage(data)) return;
      if (data.dialogwerk === 'here') frame.contentWindow?.postMessage({ dialogwerk: WIDGET_HELLO }, home);
      else onMessage(data);
    },
    { signal },
  );
  return frame;
}

/** Whether it is one: of the installation that the page trusts, so that its kind is enough. */
function isMessage(data: unknown): data is WidgetMessage {
  return typeof data === 'object' && data !== null && 'dialogwerk' in data;
}

import { LANGUAGE_PARAMETER } from '@dialogwerk/shared/contract';
import type { WidgetKind } from '@dialogwerk/shared/contract';
import { textsFor } from './texts.ts';

/** When a widget opens by itself; null where only a click opens it. */
export type Opening =
  | { readonly by: 'time'; readonly seconds: number }
  | { readonly by: 'scroll'; readonly percent: number }
  | { readonly by: 'exit' };

export interface WidgetSettings {
  readonly dialog: string;
  readonly kind: WidgetKind;
  readonly opening: Opening | null;
  /** '#rrggbb'. */
  readonly color: string;
  readonly label: string;
  readonly texts: ReturnType<typeof textsFor>;
  /** What stands behind '?' in the address of the dialog. */
  readonly params: string;
  /** Selectors of what has to be gone before the widget shows itself, beside the usual ones. */
  readonly waitFor: string;
  /** Its z-index. */
  readonly layer: number;
  /** How high it gets in the text of a page, in pixels. */
  readonly maxHeight: number;
  /** It is looked at in Teilen: no conversation begins, and it opens as often as one looks. */
  readonly isPreview: boolean;
}

/** The parameters with the language that is set for the widget: the dialog is spoken in it where it has it. */
function inLanguage(params: string, language: string): string {
  const query = new URLSearchParams(params);
  if (language === '' || query.has(LANGUAGE_PARAMETER)) return params;
  query.set(LANGUAGE_PARAMETER, language);
  return query.toString();
}

const kinds: readonly WidgetKind[] = ['bubble', 'popup', 'slide-in', 'inline'];

/** What the attributes of a widget set; what is missing or no sense has its default. */
export function readSettings(element: Element): WidgetSettings {
  const read = (name: string): string => element.getAttribute(name)?.trim() ?? '';
  const number = (text: string, usual: number): number => (/^\d{1,6}$/.test(text) ? Number(text) : usual);
  const texts = textsFor(read('lang') || document.documentElement.lang);
  const [by, much = ''] = read('open').split(':');
  const color = read('color');
  return {
    dialog: read('dialog'),
    kind: kinds.find((kind) => kind === read('kind')) ?? 'bubble',
    opening:
      by === 'time'
        ? { by, seconds: number(much, 10) }
        : by === 'scroll'
          ? { by, percent: number(much, 50) }
          : by === 'exit'
            ? { by }
            : null,
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : '#1d655f',
    label: read('label') || texts.label,
    texts,
    params: inLanguage(read('params').replace(/^\?/, ''), read('lang')),
    waitFor: read('wait-for'),
    layer: number(read('layer'), 100),
    maxHeight: number(read('max-height'), 640),
    isPreview: element.hasAttribute('preview'),
  };
}

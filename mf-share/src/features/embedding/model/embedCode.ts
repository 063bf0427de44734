import { attributesOf } from './attributesOf.ts';
import type { WidgetChoice } from './WidgetChoice.ts';

export const platforms = ['html', 'react', 'wordpress', 'typo3', 'frame'] as const;
export type Platform = (typeof platforms)[number];

interface Embedded {
  /** The product's, such as 'https://dialog.example.org'. */
  readonly origin: string;
  /** The dialog's name in addresses, or its id. */
  readonly address: string;
  /** What a screen reader calls the frame. */
  readonly name: string;
}

/** The code that puts a dialog on a website, in the way that it is put there. */
export function embedCode(platform: Platform, choice: WidgetChoice, { origin, address, name }: Embedded): string {
  const attributes = attributesOf(choice).map(([attribute, value]) => [attribute, escaped(value)] as const);
  const set = (prefix: string) =>
    [['dialog', escaped(address)] as const, ...attributes]
      .map(([key, value]) => ` ${prefix}${key}="${value}"`)
      .join('');
  const script = `<script src="${origin}/widget.js"${set('data-')} async></script>`;
  switch (platform) {
    case 'html':
      return script;
    case 'react':
      return `import { useEffect } from 'react';

export function Dialog() {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = '${origin}/widget.js';
    document.head.append(script);
    return () => script.remove();
  }, []);
  return <dialogwerk-chat${set('')} />;
}`;
    case 'wordpress':
      return `add_action('wp_footer', function () { ?>
${script}
<?php });`;
    case 'typo3':
      return `page.footerData.100 = TEXT
page.footerData.100.value (
${script}
)`;
    case 'frame':
      return `<iframe src="${origin}/widget/${escaped(address)}" title="${escaped(name)}"
  style="border: 0; width: 100%; height: 640px" allow="microphone; camera; autoplay"></iframe>`;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

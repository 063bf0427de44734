import type { ChatsData, PageHead } from '@dialogwerk/shared/contract';
import { escapeHtml, jsonForScript } from '../../escapeHtml.ts';
import { cardDescription } from '../../share-card/cardDescription.ts';
import { addressOf } from '../../releases/versions/addressOf.ts';
import type { Manifest } from '../../releases/versions/Manifest.ts';
import { proofPart, wordingPart } from './dialogPage.ts';
import type { DialogTemplate } from './dialogPage.ts';
import { languageAttributes } from './languageAttributes.ts';
import { plainChatsOffer } from './plain/plainOffer.ts';
import { metaTags } from './metaTags.ts';
import { shareTags } from './shareTags.ts';
import type { SharedPage } from './shareTags.ts';
import { doorTexts } from './texts.ts';

/** What the messenger of a multi-chat needs to begin, without the address of its bundle. */
export type OpenChats = Omit<ChatsData, 'module'>;

interface ChatsPageParts {
  /** null where nothing is to begin. */
  readonly live: string | null;
  readonly isWidget: boolean;
  /** Dialogs that who has no script can have one by one. */
  readonly alone: readonly string[];
  /** What the head says; null for what the multi-chat says itself. */
  readonly head: PageHead | null;
  readonly share: Omit<SharedPage, 'title' | 'description'>;
}

/** The part of the respondent's bundle that a multi-chat needs beside the messenger. */
const CHATS_PART = 'chats';

/** The page of a multi-chat: who can be talked to stands in the HTML, so that it is seen before any JavaScript has been fetched. */
export function openChatsPage(
  template: DialogTemplate,
  chats: OpenChats,
  release: Manifest,
  { live, head, isWidget, alone, share }: ChatsPageParts,
): string {
  const language = chats.chats[0]?.language ?? 'de';
  const lines = [...headTags(chats, head, share), ...(live === null ? [] : loading(chats, release, live))];
  const page = isWidget ? template.replace('<html ', '<html data-widget ') : template;
  // By function, because a `$&` in an author's text would be a pattern of `replace` otherwise.
  return withIcon(page, head)
    .replace('lang="de"', () => languageAttributes(language))
    .replace('<!--dialog:head-->', () => lines.join('\n    '))
    .replace('<!--dialog:bubbles-->', () => `<h1 class="first-bubble">${escapeHtml(chats.name)}</h1>`)
    .replace('<!--dialog:question-->', '')
    .replace('<!--dialog:plain-->', () => plainChatsOffer(chats.chats, alone));
}

/** What has the messenger fetched, and what it begins with. */
function loading(chats: OpenChats, release: Manifest, live: string): string[] {
  const data: ChatsData = { ...chats, module: addressOf(release, live) };
  const files = [
    live,
    ...release.livePreload,
    ...(release.liveParts[CHATS_PART] ?? []),
    ...wordingPart(release, chats.chats[0]?.language ?? 'de'),
    ...proofPart(chats, release),
  ];
  return [
    ...files.map((file) => `<link rel="modulepreload" href="${escapeHtml(addressOf(release, file))}">`),
    `<script type="application/json" id="dialog-data">${jsonForScript(data)}</script>`,
  ];
}

function headTags({ name, chats }: OpenChats, head: PageHead | null, share: ChatsPageParts['share']): string[] {
  if (!head)
    return shareTags({
      title: name,
      description: cardDescription(null, doorTexts(chats[0]?.language ?? 'de').description),
      ...share,
    });
  const { path, publicUrl } = share;
  const tags = metaTags(head.title, head.description, publicUrl === null ? 'summary' : 'summary_large_image');
  if (publicUrl === null) return tags;
  const image = escapeHtml(publicUrl + head.image);
  return [
    ...tags,
    `<meta property="og:url" content="${escapeHtml(publicUrl + path)}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta name="twitter:image" content="${image}">`,
  ];
}

/** A story has an icon of its own (spec §2). */
function withIcon(template: DialogTemplate, head: PageHead | null): DialogTemplate {
  return head ? template.replace('/icons/dialogwerk.svg', () => head.icon) : template;
}

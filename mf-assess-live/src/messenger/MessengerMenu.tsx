import { LANGUAGE_PARAMETER } from '@dialogwerk/shared/contract';
import type { ClientConfig } from '@dialogwerk/shared/contract';
import type { MenuItem } from '../features/live-bar/ui/MenuItem.ts';
import { MenuList } from '../features/live-bar/ui/MenuList.tsx';
import type { MenuListProps } from '../features/live-bar/ui/MenuList.tsx';
import { menuItems } from './menuItems.ts';
import type { BarParts } from './menuItems.ts';
import { useWays } from './useWays.ts';
import type { MessengerProps } from './MessengerProps.ts';

interface MessengerMenuProps extends Omit<MenuListProps, 'items' | 'words'> {
  /** null in the author's test, which has items of its own. */
  readonly live: MessengerProps['live'];
  readonly parts: BarParts;
  readonly testItems: readonly MenuItem[];
}

/** In the language of the conversation, where there are several. */
function privacyHref({ survey_id, languages, language }: ClientConfig): string {
  return `/privacy/${encodeURIComponent(survey_id)}${languages ? `?${LANGUAGE_PARAMETER}=${language}` : ''}`;
}

/**
 * What the messenger's menu holds: the privacy page, what the messenger offers, restart and delete, so that nothing that takes an
 * answer away is one tap from it.
 */
export function MessengerMenu({ id, live, parts, testItems, onAction }: MessengerMenuProps) {
  const { survey, texts, onOpen } = parts;
  const { part, hasVoice } = useWays(survey.language);
  if (!live) return <MenuList id={id} words={texts} items={testItems} onAction={onAction} />;
  const { fragments, preferences } = live;
  const items: readonly MenuItem[] = [
    { kind: 'link', text: fragments.privacy, href: privacyHref(survey) },
    ...menuItems({ ...parts, preferences }),
    { kind: 'action', text: fragments.restart, onClick: () => onOpen('restart') },
    { kind: 'action', text: fragments.delete, grave: true, onClick: () => onOpen('delete') },
    // At the end, because they come a moment later the first time, and nothing is to move under a finger.
    ...(part && parts.changes ? part.ownItems({ ...parts, preferences, hasVoice }) : []),
  ];
  return <MenuList id={id} words={texts} items={items} onAction={onAction} />;
}

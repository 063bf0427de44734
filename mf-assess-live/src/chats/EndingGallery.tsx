import { useId } from 'react';
import type { SeenEnding } from './keepChats.ts';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';

interface EndingGalleryProps {
  /** How many endings there are. */
  readonly endings: number;
  /** Those that were come to, in this game or an earlier one. */
  readonly seen: readonly SeenEnding[];
  readonly texts: ChatsTexts;
  /** The language of the chats. */
  readonly language: string;
}

/** All endings: those that were come to by their titles, of the others only that there are more. */
export function EndingGallery({ endings, seen, texts, language }: EndingGalleryProps) {
  const headingId = useId();
  const titles = new Map(seen.map(({ number, title }) => [number, title]));
  return (
    <section className="dwm-gallery" aria-labelledby={headingId}>
      <h3 id={headingId}>{texts.gallery(titles.size, endings)}</h3>
      <ol>
        {Array.from({ length: endings }, (_, index) => {
          const title = titles.get(index + 1);
          return (
            <li key={index} data-seen={title !== undefined}>
              {title === undefined ? texts.notSeen : <span lang={language}>{title}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

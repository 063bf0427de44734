import { useEffect } from 'react';
import { speaking } from '../languages/speakingChunk.ts';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import { useStoreValue } from '../loading/useStoreValue.ts';
import type { RunningChats } from './RunningChats.ts';

interface ChatsLanguagesProps {
  readonly chats: Pick<RunningChats, '$language' | 'speak'>;
  readonly du_sie: 'du' | 'sie';
  readonly languages: readonly string[];
}

/** The languages of all chats together, and the way to go on in another one; the address names it, so that the next page begins in it. */
export function ChatsLanguages({ chats, du_sie, languages }: ChatsLanguagesProps) {
  const language = useStoreValue(chats.$language);
  useEffect(() => {
    if (document.documentElement.lang !== language)
      void speaking.load().then(({ nameIn }) => nameIn(language), Boolean);
  }, [language]);
  return (
    <LazyChunk chunk={speaking} language={language} du_sie={du_sie}>
      {({ LanguageMenu }) => <LanguageMenu {...{ language, du_sie, languages }} onSpeak={chats.speak} />}
    </LazyChunk>
  );
}

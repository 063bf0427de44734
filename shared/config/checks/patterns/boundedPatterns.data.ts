/** Patterns that may take longer than in proportion to their text, and why none meets a long one of a stranger's. */
export const boundedPatterns: Readonly<Record<string, string>> = {
  '/(<(?:link rel="modulepreload"|script type="module") [^>]*(?:href|src)="([^"]+)")>/g': 'our own built index.html',
  '/<script type="importmap">(.*?)<\\/script>\\s*/s': 'our own built index.html',
  '/<script(?: type="module")?>(.*?)<\\/script>/gs': 'our own pages, where texts of authors have no angle brackets',
  '/(\\p{L}[\\p{L}\\d_.@#$]*)\\s*(?:=|!=|<>|≠|ist|ist nicht|enthält|enthält nicht)\\s*("?[^"(){}<>=!≤≥]*)$/iu':
    'completionsAt gives it 200 characters',
  '/\\p{L}[\\p{L}\\d_.@#$]*$/u': 'completionsAt gives it 200 characters',
  '/\\/(remotes|releases)\\/([a-z\\d-]{1,53})\\/([\\w-]{1,64})\\/([\\w./-]{1,120}?)(?:\\?[^:\\s)]*)?(?::(\\d{1,7}):(\\d{1,7}))?(?=[\\s)]|$)/':
    'placeOf gives it 1,000 characters',
  '/\\/(mf-[a-z\\d-]{1,50})\\/([\\da-f]{16})\\/([\\w./-]{1,120}?)(?:\\?[^:\\s)]*)?(?::(\\d{1,7}):(\\d{1,7}))?(?=[\\s)]|$)/':
    'placeOf gives it 1,000 characters',
  '/\\/(assets\\/[\\w./-]{1,110}?)(?:\\?[^:\\s)]*)?(?::(\\d{1,7}):(\\d{1,7}))?(?=[\\s)]|$)/':
    'placeOf gives it 1,000 characters',
};

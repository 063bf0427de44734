import { useEffect, useMemo } from 'react';

/** An address for what lies in the page's memory, as long as it is shown; null for nothing. */
export function useObjectUrl(content: Blob | null): string | null {
  const url = useMemo(() => content && URL.createObjectURL(content), [content]);
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}

import { Button, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';

/** The id of a failed request, small: whoever runs the installation finds it in the log. One click copies it. */
export function RequestId({ id }: { readonly id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      // Where the browser does not let us, the id can still be selected.
      () => setCopied(false),
    );
  return (
    <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere', userSelect: 'text' }}>
      {texts.requestId(id)}{' '}
      <Button size="small" color="inherit" sx={{ minWidth: 0, py: 0 }} onClick={() => void copy()}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </Typography>
  );
}

import { copyText } from '@dialogwerk/shared/browser';
import { Button, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';

/** The id of a failed request, small: whoever runs the installation finds it in the log. One click copies it; where the browser does not let us, it can be selected. */
export function RequestId({ id }: { readonly id: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Typography variant="caption" component="p" sx={{ mt: 1, overflowWrap: 'anywhere', userSelect: 'text' }}>
      {texts.requestId(id)}{' '}
      <Button
        size="small"
        color="inherit"
        sx={{ minWidth: 0, minHeight: 24, py: 0 }}
        onClick={() => void copyText(id).then(setCopied)}
      >
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </Typography>
  );
}

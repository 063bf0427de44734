import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import { Box } from '@dialogwerk/shared/ui';
import { partsOf } from '../../formats/codes.ts';

interface MainTextProps {
  readonly language: string;
  readonly text: string;
}

/** A text as it is in a language, with marks on what stays as it is. */
export function MainText({ language, text }: MainTextProps) {
  return (
    <Box lang={language} dir={directionOf(language)} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {partsOf(text).map((part) =>
        part.isCode ? (
          <Box
            component="code"
            key={part.at}
            dir="ltr"
            sx={{ px: 0.5, borderRadius: 0.5, bgcolor: 'action.hover', fontFamily: 'monospace', fontSize: '0.9em' }}
          >
            {part.text}
          </Box>
        ) : (
          part.text
        ),
      )}
    </Box>
  );
}

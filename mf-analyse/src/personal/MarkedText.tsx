import { Box, Button } from '@dialogwerk/shared/ui';
import { Fragment, createElement, use } from 'react';
import type { ReactNode } from 'react';
import { PersonalContext } from './PersonalContext.ts';
import type { WrittenText } from './PersonalContext.ts';
import { personalTexts as texts } from './texts.ts';

/** What was found is underlined with dots and in a frame, so that nobody needs colours. */
const markSx = {
  bgcolor: 'transparent',
  color: 'inherit',
  borderRadius: 0.5,
  px: 0.25,
  outline: '1px solid',
  outlineColor: 'text.secondary',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
} as const;

/** A text of a respondent's with what tells of people marked, once the rules are loaded. */
export function MarkedText({ text }: Pick<WrittenText, 'text'>) {
  const personal = use(PersonalContext);
  if (personal === null) return text;
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { from, to, kind } of personal.find(text)) {
    pieces.push(
      text.slice(end, from),
      <Box component="mark" title={kind} sx={markSx}>
        {text.slice(from, to)}
        <span className="visually-hidden"> ({texts.mark(kind)})</span>
      </Box>,
    );
    end = to;
  }
  // Without keys: the pieces follow from the text alone.
  return createElement(Fragment, null, ...pieces, text.slice(end));
}

/** The way to what can be decided about a text. */
export function PersonalButton(written: WrittenText) {
  const personal = use(PersonalContext);
  if (personal === null) return null;
  return (
    <Button
      size="small"
      aria-label={texts.openOf(written.text)}
      sx={{ minHeight: 24, py: 0, px: 0.5, verticalAlign: 'baseline', '@media print': { display: 'none' } }}
      onClick={() => personal.open(written)}
    >
      {texts.open}
    </Button>
  );
}

import { Box, Typography, visuallyHidden } from '@dialogwerk/shared/ui';
import type { Difference } from '../model/differencesOf.ts';
import { texts } from '../texts.ts';

const LONGEST = 160;

interface DifferenceLineProps {
  /** What has changed; null where the heading says it. */
  readonly label: string | null;
  readonly difference: Difference;
}

/** One difference: from what to what, or what came or went. */
export function DifferenceLine({ label, difference }: DifferenceLineProps) {
  return (
    <Typography
      variant="body2"
      sx={{ overflowWrap: 'anywhere', borderLeft: 3, borderColor: 'divider', pl: 1, mb: 0.5 }}
    >
      {label !== null && <strong>{label}: </strong>}
      <Words difference={difference} />
    </Typography>
  );
}

function Words({ difference }: Pick<DifferenceLineProps, 'difference'>) {
  switch (difference.kind) {
    case 'reordered':
      return texts.onlyOrder;
    case 'added':
      return (
        <>
          {texts.added} <New>{difference.text}</New>
        </>
      );
    case 'removed':
      return (
        <>
          {texts.removed} <Old>{difference.text}</Old>
        </>
      );
    case 'changed':
      return (
        <>
          <span style={visuallyHidden}>{texts.oldValue} </span>
          <Old>{difference.from}</Old>
          <span aria-hidden> → </span>
          <span style={visuallyHidden}>{texts.newValue} </span>
          <New>{difference.to}</New>
        </>
      );
  }
}

function Old({ children }: { readonly children: string }) {
  return (
    <Box component="del" sx={{ color: 'text.secondary' }}>
      {brief(children)}
    </Box>
  );
}

function New({ children }: { readonly children: string }) {
  return (
    <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 500 }}>
      {brief(children)}
    </Box>
  );
}

function brief(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}

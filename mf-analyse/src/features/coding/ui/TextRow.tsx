import type { CodedText, CountedCode } from '@dialogwerk/shared/contract';
import { Box, ButtonBase, Stack, Typography } from '@dialogwerk/shared/ui';
import { MarkedText, PersonalButton } from '../../../personal/MarkedText.tsx';
import { codeColour } from '../model/codeColour.ts';
import { codingTexts as texts } from '../texts.ts';
import { CodeChip } from './CodeChip.tsx';

interface TextRowProps {
  readonly text: CodedText;
  readonly codes: readonly CountedCode[];
  readonly onToggle: (code: CountedCode) => void;
}

/** One text with a switch for each code; also by the keys 1 to 9 and from text to text by arrows. */
export function TextRow({ text, codes, onToggle }: TextRowProps) {
  const others = codes.filter(({ code_id }) => text.others.includes(code_id)).map(({ name }) => name);
  return (
    <Box
      component="li"
      tabIndex={0}
      aria-label={text.text.slice(0, 200)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
        const { currentTarget, key } = event;
        const next = { ArrowDown: currentTarget.nextElementSibling, ArrowUp: currentTarget.previousElementSibling };
        const code = /^[1-9]$/.test(key) ? codes[Number(key) - 1] : undefined;
        if (code) onToggle(code);
        const to = key === 'ArrowDown' || key === 'ArrowUp' ? next[key] : null;
        if (to instanceof HTMLElement) to.focus();
        if (code || to) event.preventDefault();
      }}
      sx={{
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.dark', outlineOffset: '1px' },
      }}
    >
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <MarkedText text={text.text} /> <PersonalButton text={text.text} conversation_id={text.conversation_id} />
      </Typography>
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        {codes.map((code) => {
          const isGiven = text.own.includes(code.code_id);
          return (
            <ButtonBase
              key={code.code_id}
              aria-pressed={isGiven}
              onClick={() => onToggle(code)}
              sx={{
                px: 1.25,
                py: 0.5,
                maxWidth: 1,
                minHeight: 32,
                borderRadius: 4,
                border: 2,
                typography: 'body2',
                textAlign: 'left',
                borderColor: 'divider',
                fontWeight: isGiven ? 650 : 400,
              }}
              style={isGiven ? { borderColor: codeColour(code.colour) } : {}}
            >
              <CodeChip colour={code.colour}>{code.name}</CodeChip>
            </ButtonBase>
          );
        })}
      </Stack>
      {others.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.byOthers(others.join(', '))}
        </Typography>
      )}
    </Box>
  );
}

import type { Person } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { Avatar, Stack, Tooltip, useMediaQuery, useTheme } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { initialsOf } from '@dialogwerk/shared/browser';
import { colourOfPerson, LETTERS } from '../../../awareness/colourOfPerson.ts';
import type { Editor } from '../state/createEditor.ts';
import { presenceTexts } from '../texts.ts';

/** How many marks have room beside the tools: on a phone one, so that the bar stays one row. */
const MOST = { phone: 1, wide: 3 } as const;

/** Who else has the dialog open now. */
export function Presence({ editor }: { readonly editor: Editor }) {
  const me = useStore($session)?.user_id;
  const most = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true }) ? MOST.wide : MOST.phone;
  const others = useStore(editor.$people).filter(({ user_id }) => user_id !== me);
  if (others.length === 0) return null;
  const sentence = presenceTexts.here(others.map(({ name }) => name));
  const shown = others.length > most ? others.slice(0, most - 1) : others;
  return (
    <Tooltip title={sentence}>
      <Stack direction="row" role="img" aria-label={sentence} sx={{ flex: 'none', mr: 1 }}>
        {shown.map((person) => (
          <Mark key={person.user_id} label={initialsOf(person.name)} person={person} />
        ))}
        {others.length > shown.length && (
          <Mark label={shown.length === 0 ? String(others.length) : `+${others.length - shown.length}`} />
        )}
      </Stack>
    </Tooltip>
  );
}

function Mark({ label, person }: { readonly label: string; readonly person?: Person }) {
  return (
    <Avatar
      sx={{
        width: 30,
        height: 30,
        fontSize: 13,
        fontWeight: 600,
        ml: -0.75,
        color: LETTERS,
        bgcolor: colourOfPerson(person?.user_id ?? ''),
        border: 2,
        borderColor: 'background.paper',
      }}
    >
      {label}
    </Avatar>
  );
}

import type { Account } from '@dialogwerk/shared/contract';
import { useStore } from '@nanostores/react';
import { $colorScheme, chooseColorScheme } from '@dialogwerk/shared/state';
import { MenuItem, Stack, TextField } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { updateAccount } from '../updateAccount.ts';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

const themes = ['system', 'light', 'dark'] as const;
const languages = ['de', 'en'] as const;

/** Colours and the locale of dates; a choice holds at once. */
export function DisplaySection({ account }: { readonly account: Account }) {
  const theme = useStore($colorScheme);
  const { problem, save } = useSaving();
  const saveTheme = (chosen: Account['theme']): void => {
    chooseColorScheme(chosen);
    void save(() => updateAccount({ theme: chosen }), texts.displaySaved);
  };
  return (
    <Section title={texts.display} help={texts.displayHelp}>
      <Problem text={problem} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, width: '100%' }}>
        <TextField
          select
          fullWidth
          label={texts.theme}
          value={theme}
          onChange={({ target }) => {
            const chosen = themes.find((known) => known === target.value);
            if (chosen) saveTheme(chosen);
          }}
        >
          {themes.map((known) => (
            <MenuItem key={known} value={known}>
              {texts.themes[known]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label={texts.language}
          value={account.language}
          onChange={({ target }) => {
            const language = languages.find((candidate) => candidate === target.value);
            if (language) void save(() => updateAccount({ language }), texts.displaySaved);
          }}
        >
          {languages.map((language) => (
            <MenuItem key={language} value={language}>
              {texts.languages[language]}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Section>
  );
}

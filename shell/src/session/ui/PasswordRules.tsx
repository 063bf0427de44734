import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import { PASSWORD_LEAST } from '@dialogwerk/shared/contract';
import { Box, Icon, Stack } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

/** What a new password has to be (domain.md §9), checked as one types; the server has the last word on the second rule. */
export function PasswordRules({ id, password }: { readonly id: string; readonly password: string }) {
  const isLong = Array.from(password).length >= PASSWORD_LEAST;
  return (
    <Stack id={id} component="ul" sx={{ m: 0, mt: -1.25, p: 0, gap: 0.5, listStyle: 'none', fontSize: '0.875rem' }}>
      <Stack
        component="li"
        direction="row"
        sx={{ gap: 1, alignItems: 'center', color: isLong ? 'primary.dark' : 'text.secondary' }}
      >
        <Icon path={isLong ? mdiCheckCircle : mdiCircleOutline} sx={{ fontSize: 18 }} />
        <span>
          {texts.passwordLong(PASSWORD_LEAST)}
          <span className="visually-hidden"> {isLong ? texts.ruleMet : texts.ruleOpen}</span>
        </span>
      </Stack>
      <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', color: 'text.secondary' }}>
        <Icon path={mdiCircleOutline} sx={{ fontSize: 18 }} />
        <Box component="span">{texts.passwordRare}</Box>
      </Stack>
    </Stack>
  );
}

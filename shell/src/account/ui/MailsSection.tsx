import type { Account } from '@dialogwerk/shared/contract';
import { FormControlLabel, Switch } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { updateAccount } from '../updateAccount.ts';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

/** Which mails the account gets beside those that it cannot do without; a choice holds at once. */
export function MailsSection({ account }: { readonly account: Account }) {
  const { problem, save } = useSaving();
  return (
    <Section title={texts.mails} help={texts.mailsHelp}>
      <Problem text={problem} />
      <FormControlLabel
        control={
          <Switch
            checked={account.mention_mails}
            onChange={(_event, mention_mails) => void save(() => updateAccount({ mention_mails }), texts.mailsSaved)}
          />
        }
        label={texts.mentionMails}
      />
    </Section>
  );
}

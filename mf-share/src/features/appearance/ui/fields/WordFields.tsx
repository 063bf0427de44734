import { TextField } from '@dialogwerk/shared/ui';
import { appearanceTexts as texts } from '../../texts.ts';
import type { LookForm } from './LookForm.ts';
import { Section } from './Section.tsx';

/** What stands around the conversation: names, the form of address, the privacy statement. */
export function WordFields({ form }: { readonly form: LookForm }) {
  const { look, isReadOnly, problemOf, type, set, leave } = form;
  const fields = [
    { field: 'survey_name', label: texts.name, help: undefined, isLong: false },
    { field: 'avatar_name', label: texts.botName, help: texts.botNameHelp, isLong: false },
    { field: 'privacy_declaration_text', label: texts.privacy, help: texts.privacyHelp, isLong: true },
  ] as const;
  const [name, bot, privacy] = fields.map(({ field, label, help, isLong }) => (
    <TextField
      key={field}
      fullWidth
      size="small"
      label={label}
      value={look[field]}
      disabled={isReadOnly}
      multiline={isLong}
      minRows={isLong ? 4 : 1}
      maxRows={12}
      error={problemOf(field) !== null}
      helperText={problemOf(field) ?? help}
      onChange={({ target }) => type(field, target.value)}
      onBlur={leave}
    />
  ));
  return (
    <Section title={texts.words}>
      {name}
      {bot}
      <TextField
        select
        size="small"
        label={texts.address}
        helperText={texts.addressHelp}
        value={look.du_sie}
        disabled={isReadOnly}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => set('du_sie', target.value === 'du' ? 'du' : 'sie')}
      >
        <option value="sie">{texts.addresses.sie}</option>
        <option value="du">{texts.addresses.du}</option>
      </TextField>
      {privacy}
    </Section>
  );
}

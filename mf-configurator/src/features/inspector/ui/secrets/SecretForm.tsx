import { Button, FormHelperText, Stack, TextField } from '@dialogwerk/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { keepSecret } from '../../changeSecrets.ts';
import { hostsIn, secretHostsProblem, secretNameProblem, secretValueProblem } from '../../model/rules/secretRules.ts';
import { secretTexts } from '../../secretTexts.ts';
import { useInspector } from '../InspectorContext.ts';

interface SecretFormProps {
  /** The secret that gets another value; a new one without. */
  readonly name?: string;
  /** The servers that it goes to so far, or that the request at hand asks. */
  readonly hosts: readonly string[];
  /** Names that a new one cannot have. */
  readonly taken?: readonly string[];
  readonly onDone: () => void;
}

const noNames: readonly string[] = [];

/** Takes a value that is never shown again. It leaves this form only for the server, and nothing keeps it here. */
export function SecretForm({ name: given, hosts: known, taken = noNames, onDone }: SecretFormProps) {
  const { survey, tell } = useInspector();
  const [name, setName] = useState(given ?? '');
  const [value, setValue] = useState('');
  const [hosts, setHosts] = useState(known.join(', '));
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  // Because the form comes in the place of the button that was pressed.
  useLayoutEffect(() => first.current?.focus(), []);
  const nameProblem = given === undefined ? secretNameProblem(name, taken) : null;
  const valueProblem = secretValueProblem(value);
  const hostsProblem = secretHostsProblem(hosts);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (nameProblem !== null || valueProblem !== null || hostsProblem !== null) return;
    setSending(true);
    const reason = await keepSecret(survey.survey_id, {
      name: name.trim(),
      value: value.trim(),
      hosts: hostsIn(hosts),
    });
    setSending(false);
    if (reason !== null) {
      setRefusal(secretTexts.notKept(reason));
      return;
    }
    tell(secretTexts.kept(name.trim()));
    onDone();
  }

  const shown = (problem: string | null) => (isTried ? problem : null);
  return (
    <Stack component="form" noValidate onSubmit={(event) => void send(event)} sx={{ gap: 1.5, mt: 1 }}>
      {given === undefined && (
        <TextField
          size="small"
          label={secretTexts.name}
          value={name}
          inputRef={first}
          error={shown(nameProblem) !== null}
          helperText={shown(nameProblem) ?? secretTexts.nameHelp}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off', maxLength: 64 } }}
        />
      )}
      <TextField
        size="small"
        type="password"
        label={given === undefined ? secretTexts.value : secretTexts.newValue(given)}
        value={value}
        inputRef={given === undefined ? undefined : first}
        error={shown(valueProblem) !== null}
        helperText={shown(valueProblem) ?? secretTexts.valueHelp}
        onChange={({ target }) => setValue(target.value)}
        // Because it is no password of the author's, browsers shall not offer to keep it.
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'new-password' } }}
      />
      <TextField
        size="small"
        label={secretTexts.hosts}
        value={hosts}
        error={shown(hostsProblem) !== null}
        helperText={shown(hostsProblem) ?? secretTexts.hostsHelp}
        onChange={({ target }) => setHosts(target.value)}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off', inputMode: 'url' } }}
      />
      <FormHelperText error role="status" sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {refusal}
      </FormHelperText>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={isSending}>
          {secretTexts.keep}
        </Button>
        <Button size="small" onClick={onDone}>
          {secretTexts.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

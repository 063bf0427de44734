import type { ModelCallKept } from '@dialogwerk/shared/contract';
import { Box, modelFaultNames, Typography } from '@dialogwerk/shared/ui';
import type { BenchView } from '../BenchView.ts';
import { benchTexts as texts } from '../texts.ts';

/** What a language model was asked in the conversation, what it answered, and what that took. */
export function ModelPart({ view: { calls } }: { readonly view: BenchView }) {
  if (calls === null || calls.length === 0)
    return <Typography color="textSecondary">{calls === null ? texts.noModelHere : texts.noCalls}</Typography>;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {calls.map((call) => (
        <Call key={call.call_id} call={call} />
      ))}
    </Box>
  );
}

function Call({ call }: { readonly call: ModelCallKept }) {
  const { purpose, answer, fault, messages } = call;
  return (
    <Box
      component="li"
      sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere', typography: 'body2' }}
    >
      <Box sx={{ fontWeight: 600 }}>{texts.purposes[purpose]}</Box>
      {answer !== null && <Box sx={{ whiteSpace: 'pre-wrap' }}>{answer}</Box>}
      {fault !== null && <div>{texts.noAnswer(modelFaultNames[fault])}</div>}
      <Typography variant="caption" color="textSecondary" component="p">
        {texts.used(call)}
      </Typography>
      {messages !== null && (
        <details>
          <summary>{texts.sent}</summary>
          {messages.map(({ role, content }, place) => (
            // What was sent stays as it was.
            // oxlint-disable-next-line react/no-array-index-key
            <Box key={place} sx={{ mt: 0.5 }}>
              <Box sx={{ fontWeight: 600 }}>{texts.roles[role]}</Box>
              <Box sx={{ whiteSpace: 'pre-wrap' }}>{content}</Box>
            </Box>
          ))}
        </details>
      )}
    </Box>
  );
}

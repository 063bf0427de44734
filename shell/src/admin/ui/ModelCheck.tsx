import { change } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { Alert, Box, Button } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { modelTexts as texts } from '../modelTexts.ts';

type Result = Pick<CallResponse<'adminTryModel'>, 'sentence' | 'structured' | 'thinks'> & {
  readonly severity: 'success' | 'error';
};

interface ModelCheckProps {
  readonly endpoint: 'main' | 'reserve';
}

/** Asks one of the models for one word and says what came of it. */
export function ModelCheck({ endpoint }: ModelCheckProps) {
  const [isTrying, setIsTrying] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const check = async (): Promise<void> => {
    setIsTrying(true);
    const tried = await change('adminTryModel', { endpoint });
    setIsTrying(false);
    if (!tried.ok) {
      setResult({ sentence: tried.reason, structured: true, thinks: false, severity: 'error' });
      return;
    }
    const { fault, sentence, took_ms, structured, thinks } = tried.value;
    setResult({
      sentence: texts.checked(sentence, took_ms),
      structured: structured || fault !== null,
      thinks,
      severity: fault === null ? 'success' : 'error',
    });
  };
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button variant="outlined" size="small" loading={isTrying} onClick={() => void check()}>
        {texts.checkOf(texts.endpoints[endpoint])}
      </Button>
      <Box role="status">
        {result && (
          <Alert severity={result.severity} sx={{ mt: 1 }}>
            {result.sentence} {!result.structured && texts.loose} {result.thinks && texts.thinks}
          </Alert>
        )}
      </Box>
    </Box>
  );
}

import { saveFile } from '@dialogwerk/shared/browser';
import { Box, Button, CopyField, Icon, QrSheet, Stack, TextField, Typography, useTyped } from '@dialogwerk/shared/ui';
import { mdiDownload, mdiPrinterOutline } from '@mdi/js';
import Papa from 'papaparse';
import { useId, useState } from 'react';
import { sourceLinks } from '../model/sourceLinks.ts';
import type { SourceLink } from '../model/sourceLinks.ts';
import { sourceTexts as texts } from '../texts.ts';

interface SourceLinksProps {
  readonly survey_id: string;
  /** The public link. */
  readonly link: string;
  readonly names: readonly string[];
  /** What the dialog is called. */
  readonly heading: string;
}

/** A link for each source at once: to copy, as a table, and as QR codes on paper. */
export function SourceLinks({ survey_id, link, names, heading }: SourceLinksProps) {
  const headingId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [lines, setLines] = useTyped(`sources ${survey_id}`);
  const [isPrinting, setPrinting] = useState(false);
  const parameter = names.find((name) => name === chosen) ?? names[0] ?? '';
  const links = sourceLinks(link, parameter, lines);
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.each}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.eachText}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {names.length > 1 && (
          <TextField
            select
            size="small"
            label={texts.parameter}
            value={parameter}
            slotProps={{ select: { native: true } }}
            onChange={({ target }) => setChosen(target.value)}
          >
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </TextField>
        )}
        <TextField
          multiline
          minRows={3}
          maxRows={10}
          label={texts.sources}
          placeholder={texts.sourcesExample}
          value={lines}
          onChange={({ target }) => setLines(target.value)}
        />
        {links.length > 0 && (
          <>
            <Stack
              component="ul"
              sx={{ m: 0, p: 0, py: 1, listStyle: 'none', gap: 2, maxHeight: 360, overflow: 'auto' }}
            >
              {links.map((one) => (
                <li key={one.name}>
                  <CopyField label={one.name} text={one.link} />
                </li>
              ))}
            </Stack>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button
                variant="outlined"
                startIcon={<Icon path={mdiPrinterOutline} />}
                onClick={() => setPrinting(true)}
              >
                {texts.sheet}
              </Button>
              <Button
                variant="outlined"
                startIcon={<Icon path={mdiDownload} />}
                onClick={() => saveFile(tableOf(links), texts.tableFile(heading))}
              >
                {texts.table}
              </Button>
            </Box>
          </>
        )}
      </Stack>
      {isPrinting && <QrSheet heading={heading} codes={links} onClose={() => setPrinting(false)} />}
    </section>
  );
}

/** Semicolons and the mark of UTF-8, by which German Excel opens it as a table. */
function tableOf(links: readonly SourceLink[]): Blob {
  const data = links.map(({ name, link }) => [name, link]);
  const table = Papa.unparse({ fields: [texts.source, texts.link], data }, { delimiter: ';', escapeFormulae: true });
  return new Blob(['\uFEFF', table, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

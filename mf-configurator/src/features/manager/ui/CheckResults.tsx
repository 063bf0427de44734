import type { ChatsReport, Reached } from '@dialogwerk/shared/dialog/simulation';
import type { QuestionOf } from '@dialogwerk/shared/dialog';
import { Box, Button, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiAlertOutline, mdiCheckCircleOutline } from '@mdi/js';
import { checkTexts as texts } from '../checkTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { findingText, isError, questionOfFinding } from '../model/findingTexts.ts';

/** A game that shows something. */
export interface ShownGame {
  readonly seed: number;
  readonly what: string;
}

interface CheckResultsProps {
  readonly chats: Chats;
  readonly report: ChatsReport;
  readonly onSelect: (question: QuestionOf) => void;
  readonly onShow: (game: ShownGame) => void;
}

/** What is wrong, and how far players come: each line with a game that shows it. */
export function CheckResults({ chats, report, onSelect, onShow }: CheckResultsProps) {
  const { findings, hints, chats: begun, players } = report;
  const names = new Map(chats.surveys.map(({ survey_id, survey_name }) => [survey_id, survey_name]));
  const named = hints.map(({ hint, count, seed }) => ({ count, seed, kind: hint.kind, name: hint.title }));
  return (
    <>
      {findings.length === 0 ? (
        <Stack direction="row" sx={{ gap: 1, color: 'success.dark' }}>
          <Icon path={mdiCheckCircleOutline} />
          <Typography>{texts.sound}</Typography>
        </Stack>
      ) : (
        <Stack component="section" sx={{ gap: 0.5 }}>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {texts.findings(findings.length)}
          </Typography>
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {findings.map((finding) => {
              const sentence = findingText(chats, finding);
              const question = questionOfFinding(finding);
              const { seed } = finding;
              return (
                <Stack
                  key={sentence}
                  component="li"
                  direction="row"
                  sx={{ gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
                >
                  <Icon
                    path={mdiAlertOutline}
                    fontSize="small"
                    sx={{ mt: 0.25, color: isError(finding) ? 'error.main' : 'warning.dark' }}
                  />
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography variant="body2" lang="de" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
                      {sentence}
                    </Typography>
                    {question && (
                      <Button size="small" aria-label={texts.toBlockOf(sentence)} onClick={() => onSelect(question)}>
                        {texts.toBlock}
                      </Button>
                    )}
                    {seed !== null && <ShowButton what={sentence} seed={seed} onShow={onShow} />}
                  </Box>
                </Stack>
              );
            })}
          </Stack>
        </Stack>
      )}
      <Reaches
        title={texts.endings}
        of={players}
        lines={named.filter(({ kind }) => kind === 'ending')}
        onShow={onShow}
      />
      <Reaches title={texts.clues} of={players} lines={named.filter(({ kind }) => kind === 'clue')} onShow={onShow} />
      <Reaches
        title={texts.chats}
        of={players}
        lines={begun.map(({ survey_id, count, seed }) => ({ count, seed, name: names.get(survey_id) ?? '' }))}
        onShow={onShow}
      />
    </>
  );
}

interface ShowButtonProps extends ShownGame {
  readonly onShow: (game: ShownGame) => void;
}

function ShowButton({ what, seed, onShow }: ShowButtonProps) {
  return (
    <Button size="small" aria-label={texts.showGame(what)} onClick={() => onShow({ seed, what })}>
      {texts.show}
    </Button>
  );
}

interface ReachesProps {
  readonly title: string;
  readonly of: number;
  readonly lines: readonly (Reached & { readonly name: string })[];
  readonly onShow: (game: ShownGame) => void;
}

/** How many come to each of some things. */
function Reaches({ title, of, lines, onShow }: ReachesProps) {
  if (lines.length === 0) return null;
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ name, count, seed }) => (
          <Stack key={name} component="li" direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 36 }}>
            <Typography variant="body2" lang="de" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {texts.shareOf(count, of)}
            </Typography>
            {seed !== null && <ShowButton what={name} seed={seed} onShow={onShow} />}
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}

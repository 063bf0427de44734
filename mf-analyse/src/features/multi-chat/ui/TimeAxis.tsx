import type { ParticipationRead } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { formatDuration } from '../../../formats.ts';
import { timeScale } from '../model/timeScale.ts';
import { multiChatTexts as texts } from '../texts.ts';

/** Pixels: a chat's room with its name above its line, what stands above all, at the left and the right, and between two turns. */
const LANE = 64;
const TOP = 30;
const LEFT = 16;
const STEP = 26;
const RIGHT = 24;

/** All chats of one respondent on one axis of time: a lane each, replies and what was said as points, triggers as arrows. */
export function TimeAxis({ read: { chats, acted, started_at } }: { readonly read: ParticipationRead }) {
  const arrowId = useId();
  const turns = chats.flatMap(({ turns: said }) => said);
  const moments = [
    started_at,
    ...turns.map(({ said_at }) => said_at),
    ...acted.flatMap(({ cause, effect }) => [cause?.at ?? effect.at, effect.at]),
  ];
  const width = Math.max(640, Math.min(4_000, STEP * turns.length));
  const { x, pauses } = timeScale(moments, width);
  const laneOf = (survey_id: string): number =>
    TOP + LANE * (chats.findIndex((chat) => chat.survey_id === survey_id) + 0.6);
  const height = TOP + LANE * chats.length + 8;
  const replies = turns.filter(isReply).length;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts.axisHint}
      </Typography>
      <Box
        role="group"
        aria-label={texts.axis}
        // Because the keyboard must be able to scroll it.
        tabIndex={0}
        sx={{
          overflowX: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '& text': { fontSize: 12, fill: 'currentColor' },
          '& .lane': { stroke: 'var(--mui-palette-divider)' },
          '& .span': { stroke: 'var(--mui-palette-primary-main)', strokeWidth: 3, opacity: 0.45 },
          '& .reply': { fill: 'var(--mui-palette-primary-main)' },
          '& .said': {
            fill: 'var(--mui-palette-background-paper)',
            stroke: 'var(--mui-palette-primary-main)',
            strokeWidth: 2,
          },
          '& .act': { fill: 'none', stroke: 'var(--mui-palette-text-primary)', strokeWidth: 1.5, opacity: 0.75 },
          '& .pause': { stroke: 'var(--mui-palette-text-secondary)', strokeDasharray: '3 4' },
          '& .muted': { fill: 'var(--mui-palette-text-secondary)' },
        }}
      >
        <svg
          role="img"
          aria-label={texts.axisText(chats.length, replies, acted.length)}
          width={LEFT + width + RIGHT}
          height={height}
          style={{ display: 'block' }}
        >
          <defs>
            <marker id={arrowId} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0 8 4 0 8Z" fill="var(--mui-palette-text-primary)" />
            </marker>
          </defs>
          {pauses.map(({ at, length }) => (
            <g key={at}>
              <line className="pause" x1={LEFT + at} x2={LEFT + at} y1={TOP - 8} y2={height} />
              <text className="muted" x={LEFT + at} y={14} textAnchor="middle">
                {texts.pause(formatDuration(length))}
              </text>
            </g>
          ))}
          {chats.map(({ survey_id, survey_name, turns: said }) => {
            const y = laneOf(survey_id);
            const [first, last] = [said[0], said.at(-1)];
            return (
              <g key={survey_id}>
                <line className="lane" x1={LEFT} x2={LEFT + width + RIGHT} y1={y} y2={y} />
                <text x={LEFT} y={y - 16}>
                  {survey_name}
                </text>
                {first && last && (
                  <line className="span" x1={LEFT + x(first.said_at)} x2={LEFT + x(last.said_at)} y1={y} y2={y} />
                )}
                {said.map((turn) => (
                  <circle
                    key={turn.turn}
                    className={isReply(turn) ? 'reply' : 'said'}
                    cx={LEFT + x(turn.said_at)}
                    cy={y}
                    r={5}
                  />
                ))}
              </g>
            );
          })}
          {acted.map(({ cause, effect }) => {
            const to = { x: LEFT + x(effect.at), y: laneOf(effect.survey_id) };
            const from = cause ? { x: LEFT + x(cause.at), y: laneOf(cause.survey_id) } : { x: to.x, y: TOP - 6 };
            const gap = to.y > from.y ? -7 : to.y < from.y ? 7 : 0;
            return (
              <path
                key={`${effect.survey_id} ${effect.unique_question_id} ${cause?.unique_question_id ?? ''}`}
                className="act"
                d={pathOf(from, { x: to.x, y: to.y + gap })}
                markerEnd={`url(#${arrowId})`}
              />
            );
          })}
        </svg>
      </Box>
    </>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Down or up with a bend; within one lane as an arc over it. */
function pathOf(from: Point, to: Point): string {
  if (from.y === to.y) return `M${from.x} ${from.y - 6}Q${(from.x + to.x) / 2} ${from.y - 26} ${to.x} ${to.y - 7}`;
  const middle = (from.y + to.y) / 2;
  return `M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
}

function isReply({ entries }: ParticipationRead['chats'][number]['turns'][number]): boolean {
  return entries.some(({ user_or_bot }) => user_or_bot === 'user');
}

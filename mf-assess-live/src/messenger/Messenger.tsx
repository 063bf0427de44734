import type { ClientConfig, LanguageFragments } from '@dialogwerk/shared/contract';
import { useStore } from '@nanostores/react';
import { useCallback, useId, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { Composer } from './Composer.tsx';
import { accentTones } from '../features/appearance/accentTones.ts';
import { directionOf } from '../features/appearance/directionOf.ts';
import type { RunningConversation } from '../features/conversation/effects/startConversation.ts';
import { LiveActions } from '../features/live-bar/ui/LiveActions.tsx';
import { LiveBar } from '../features/live-bar/ui/LiveBar.tsx';
import { LivePopUp } from '../features/live-bar/ui/LivePopUp.tsx';
import { ProgressBar } from '../features/live-bar/ui/ProgressBar.tsx';
import { bubbleId } from '../features/transcript/model/bubbleId.ts';
import { questionBubbles } from '../features/transcript/model/questionBubbles.ts';
import { Transcript } from '../features/transcript/ui/Transcript.tsx';
import { TypingDots } from '../features/transcript/ui/TypingDots.tsx';
import { useFollowNewest } from '../features/transcript/ui/useFollowNewest.ts';
import { useReveal } from '../features/transcript/ui/useReveal.ts';
import { Notices } from './Notices.tsx';
import { messengerTexts } from '../messengerTexts.ts';

declare module 'react' {
  interface CSSProperties {
    [property: `--dw-${string}`]: string;
  }
}

export interface MessengerProps {
  readonly survey: ClientConfig;
  readonly running: RunningConversation;
  /** The respondent's live bar; null in the author's test, whose bar is the shell's. */
  readonly live: {
    readonly fragments: LanguageFragments;
    /** Where to go once the dialog is restarted or deleted. */
    readonly onDone: (action: 'restart' | 'delete') => void;
  } | null;
  readonly onRefresh: () => void;
  /** Begins anew where there is no live bar that asks first. */
  readonly onRestart: () => void;
}

/** The whole messenger: one conversation from its first bubble to its end, as respondents and testing authors see it. */
export function Messenger({ survey, running, live, onRefresh, onRestart }: MessengerProps) {
  const now = useStore(running.$conversation);
  const [asking, setAsking] = useState<'restart' | 'delete' | null>(null);
  const closePopUp = useCallback(() => setAsking(null), []);
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const idPrefix = useId();

  const texts = messengerTexts(survey.language, survey.du_sie);
  const visible = useReveal(now.entries, now.freshFrom, survey.speed);
  const allSaid = visible === now.entries.length;
  const pending = 'pending' in now ? now.pending : null;
  useFollowNewest({ scroller, column, again: pending?.turn_id });

  const entries = now.entries.slice(0, visible);
  const question = 'question' in now ? now.question : null;
  const questionIds = question ? questionBubbles(entries, question).map((place) => bubbleId(idPrefix, place)) : [];
  const typing = !allSaid || ((now.phase === 'sending' || now.phase === 'waiting') && now.delay === null);

  return (
    <div className="dw" lang={survey.language} dir={directionOf(survey.language)} style={toneVariables(survey)}>
      <LiveBar survey={survey} heading={live ? 'h1' : 'h2'}>
        {live && (
          <LiveActions
            survey_id={survey.survey_id}
            fragments={live.fragments}
            information={texts.information}
            onAsk={setAsking}
          />
        )}
      </LiveBar>
      <ProgressBar label={texts.progress} value={'progress' in now ? now.progress : null} />
      <Notices now={now} running={running} texts={texts} onRefresh={onRefresh} />
      <div className="dw-scroller" ref={scroller}>
        <div className="dw-column" ref={column}>
          <Transcript
            entries={entries}
            pending={pending?.shown ?? null}
            botName={survey.avatar_name || survey.survey_name}
            texts={texts}
            idPrefix={idPrefix}
          />
          {typing && <TypingDots />}
          <Composer
            survey={survey}
            now={now}
            running={running}
            texts={texts}
            allSaid={allSaid}
            questionIds={questionIds}
            onBeginAgain={live ? () => setAsking('restart') : onRestart}
          />
        </div>
      </div>
      {live && asking && (
        <LivePopUp
          action={asking}
          fragments={live.fragments}
          failed={texts.notDone}
          onBack={closePopUp}
          onConfirm={async () => {
            const done = await running.restartOrDelete(asking);
            if (done) live.onDone(asking);
            return done;
          }}
        />
      )}
    </div>
  );
}

function toneVariables({ config }: ClientConfig): CSSProperties {
  const { accent, ink, onLight, onDark } = accentTones(config.accent_color);
  return {
    '--dw-accent': accent,
    '--dw-accent-ink': ink,
    '--dw-accent-on-light': onLight,
    '--dw-accent-on-dark': onDark,
    ...(config.background_image ? { '--dw-picture': `url(${JSON.stringify(config.background_image)})` } : {}),
  };
}

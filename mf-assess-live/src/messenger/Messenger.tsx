import type { ClientConfig, DialogEntry } from '@dialogwerk/shared/contract';
import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import { mdiArrowDown } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Composer } from './Composer.tsx';
import { accentTones } from '../features/appearance/accentTones.ts';
import type { SendMedia } from '../features/inputs/effects/sendMedia.ts';
import { files } from '../features/inputs/ui/inputChunks.ts';
import { BarIcon } from '../features/live-bar/ui/BarIcon.tsx';
import { ProgressBar } from '../features/live-bar/ui/ProgressBar.tsx';
import { useAutoplay } from '../features/autoplay/effects/useAutoplay.ts';
import { useBeep } from '../features/sounds/effects/useBeep.ts';
import { bubbleId } from '../features/transcript/model/bubbleId.ts';
import { questionBubbles } from '../features/transcript/model/questionBubbles.ts';
import { Transcript } from '../features/transcript/ui/Transcript.tsx';
import { TypingDots } from '../features/transcript/ui/TypingDots.tsx';
import { useFollowNewest } from '../features/transcript/ui/useFollowNewest.ts';
import { useShowAll } from '../features/transcript/ui/useShowAll.ts';
import { useReveal } from '../features/transcript/ui/useReveal.ts';
import { useUnreadTitle } from '../features/unread/effects/useUnreadTitle.ts';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import { EntryText } from './EntryText.tsx';
import { MessengerBar } from './MessengerBar.tsx';
import { Notices } from './Notices.tsx';
import type { MessengerProps, Open } from './MessengerProps.ts';
import { sheets } from './sheetsChunk.ts';
import { messengerTexts } from '../messengerTexts.ts';

declare module 'react' {
  interface CSSProperties {
    [property: `--dw-${string}`]: string;
  }
}

const off = atom(false);
const noItems: NonNullable<MessengerProps['testItems']> = [];
/** Whoever wants sounds waits for the first one until it has come. */
const beep = (): void =>
  void sheets.load().then(
    ({ playBeep }) => playBeep(),
    () => undefined,
  );

/** The whole messenger: one conversation from its first bubble to its end, as respondents and testing authors see it. */
export function Messenger({ survey, running, live, testItems = noItems, onRefresh, onRestart }: MessengerProps) {
  const now = useStore(running.$conversation);
  const receipt = useStore(running.$receipt);
  const asForm = useStore(live?.preferences.form.$on ?? off);
  const atOnce = useStore(live?.preferences.atOnce.$on ?? off);
  const sounds = useStore(live?.preferences.sounds.$on ?? off);
  const autoplay = useStore(live?.preferences.autoplay.$on ?? off);
  const [open, setOpen] = useState<Open | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const openChange = useCallback((change: number) => setOpen({ change }), []);
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const { survey_id } = survey;
  const sendMedia = useMemo(() => {
    const send: SendMedia = async (...sent) => {
      // The inputs that send files have come with it.
      const { createSendMedia } = await files.load();
      return createSendMedia(survey_id, running)(...sent);
    };
    return send;
  }, [survey_id, running]);

  const texts = messengerTexts(survey.language, survey.du_sie);
  const revealed = useReveal(now.entries, now.freshFrom, survey.speed, live ? atOnce : undefined);
  const visible = asForm ? now.entries.length : revealed;
  const allSaid = visible === now.entries.length;
  const pending = 'pending' in now ? now.pending : null;
  const wayDown = useFollowNewest({
    scroller,
    column,
    again: pending?.turn_id ?? ('change' in now ? now.change.turn_id : undefined),
  });
  useShowAll(column, allSaid, running.showAll);
  useBeep(visible, sounds, beep);
  const { audio_messages, video_messages } = survey.config;
  useAutoplay(column, visible, { audio: autoplay && audio_messages, video: autoplay && video_messages });
  useUnreadTitle(survey.survey_name, visible, live !== null && !live.amongOthers);

  const entries = now.entries.slice(0, visible);
  const idOf = (place: number): string => bubbleId(idPrefix, place);
  const question = 'question' in now ? now.question : null;
  const questionIds = question ? questionBubbles(entries, question).map(idOf) : [];
  const typing = !allSaid || ((now.phase === 'sending' || now.phase === 'waiting') && now.delay === null);
  const onChange = now.phase === 'ended' || live?.amongOthers ? null : openChange;
  const on = { form: asForm, atOnce, sounds, autoplay };
  const botName = survey.avatar_name || survey.survey_name;

  return (
    <div className="dw" lang={texts.lang} dir={directionOf(survey.language)} style={toneVariables(survey)}>
      <MessengerBar
        live={live}
        parts={{ survey, texts, entries, changes: onChange !== null, receipt, on, onOpen: setOpen }}
        testItems={testItems}
      />
      <ProgressBar label={texts.progress} value={'progress' in now ? now.progress : null} />
      <Notices
        survey={survey}
        live={live}
        now={now}
        running={running}
        texts={texts}
        onChange={onChange && setOpen}
        onRefresh={onRefresh}
      />
      {open !== null && (
        <LazyChunk chunk={sheets} {...survey}>
          {({ OpenSheet }) => (
            <OpenSheet
              {...{ open, survey, live, running, texts, receipt, sendMedia }}
              entries={now.entries}
              onClose={close}
            />
          )}
        </LazyChunk>
      )}
      <div className="dw-scroller" ref={scroller}>
        <div className="dw-column" ref={column}>
          {asForm ? (
            <LazyChunk chunk={sheets} {...survey}>
              {({ FormView }) => (
                <FormView
                  entries={entries}
                  language={survey.language}
                  label={texts.form}
                  change={texts.change}
                  pending={pending?.shown ?? null}
                  idOf={idOf}
                  drawText={drawText}
                  onChange={onChange}
                />
              )}
            </LazyChunk>
          ) : (
            <Transcript
              entries={entries}
              language={survey.language}
              pending={pending?.shown ?? null}
              botName={botName}
              texts={texts}
              idPrefix={idPrefix}
              onChange={onChange}
            />
          )}
          {/* What is being said is for the eye; screen readers get the bubble once it is whole. */}
          {typing &&
            ('spoken' in now ? (
              <p className="dw-bubble dw-bot" aria-hidden>
                {now.spoken}
              </p>
            ) : (
              <TypingDots label={texts.showAll} onShowAll={allSaid ? null : running.showAll} />
            ))}
          {wayDown && (
            <button
              type="button"
              className="dw-down"
              // Its own and not the frame's, because what the frame hands down costs the style of the whole transcript.
              style={{ '--dw-foot': `${wayDown.foot}px` }}
              aria-label={texts.toNewest}
              onClick={wayDown.goDown}
            >
              <BarIcon path={mdiArrowDown} />
            </button>
          )}
          <Composer
            survey={survey}
            now={now}
            running={running}
            texts={texts}
            allSaid={allSaid}
            questionIds={questionIds}
            sendMedia={sendMedia}
            receipt={live && receipt}
            onFeedback={live && survey.feedback_allowed ? () => setOpen('feedback') : null}
            onBeginAgain={live ? () => setOpen('restart') : onRestart}
          />
        </div>
      </div>
    </div>
  );

  function drawText(entry: DialogEntry): ReactNode {
    return <EntryText entry={entry} language={survey.language} words={texts} />;
  }
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

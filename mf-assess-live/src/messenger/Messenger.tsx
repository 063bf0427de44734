import type { ClientConfig, DialogEntry, LanguageFragments } from '@dialogwerk/shared/contract';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { ChangeSheet } from './ChangeSheet.tsx';
import { Composer } from './Composer.tsx';
import { menuItems } from './menuItems.ts';
import { accentTones } from '../features/appearance/accentTones.ts';
import { directionOf } from '../features/appearance/directionOf.ts';
import type { RunningConversation } from '../features/conversation/effects/startConversation.ts';
import { FormView } from '../features/form-view/ui/FormView.tsx';
import { createSendMedia } from '../features/inputs/effects/sendMedia.ts';
import { LiveActions } from '../features/live-bar/ui/LiveActions.tsx';
import { LiveBar } from '../features/live-bar/ui/LiveBar.tsx';
import { LivePopUp } from '../features/live-bar/ui/LivePopUp.tsx';
import { ProgressBar } from '../features/live-bar/ui/ProgressBar.tsx';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';
import { ReceiptCode } from '../features/receipt/ui/ReceiptCode.tsx';
import { Sheet } from '../features/sheet/ui/Sheet.tsx';
import { useBeep } from '../features/sounds/effects/useBeep.ts';
import { bubbleId } from '../features/transcript/model/bubbleId.ts';
import { questionBubbles } from '../features/transcript/model/questionBubbles.ts';
import { Transcript } from '../features/transcript/ui/Transcript.tsx';
import { TypingDots } from '../features/transcript/ui/TypingDots.tsx';
import { useFollowNewest } from '../features/transcript/ui/useFollowNewest.ts';
import { useReveal } from '../features/transcript/ui/useReveal.ts';
import { useUnreadTitle } from '../features/unread/effects/useUnreadTitle.ts';
import { EntryText } from './EntryText.tsx';
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
    /** false in a widget, whose frame is another page's (spec §2). */
    readonly bar: boolean;
    readonly preferences: Preferences;
    /** Where to go once the dialog is restarted or deleted. */
    readonly onDone: (action: 'restart' | 'delete') => void;
  } | null;
  readonly onRefresh: () => void;
  /** Begins anew where there is no live bar that asks first. */
  readonly onRestart: () => void;
}

/** What stands open before the conversation. */
type Open = 'restart' | 'delete' | 'receipt' | { readonly change: number };

const off = atom(false);

/** The whole messenger: one conversation from its first bubble to its end, as respondents and testing authors see it. */
export function Messenger({ survey, running, live, onRefresh, onRestart }: MessengerProps) {
  const now = useStore(running.$conversation);
  const receipt = useStore(running.$receipt);
  const asForm = useStore(live?.preferences.form.$on ?? off);
  const sounds = useStore(live?.preferences.sounds.$on ?? off);
  const [open, setOpen] = useState<Open | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const openChange = useCallback((change: number) => setOpen({ change }), []);
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const { survey_id } = survey;
  const sendMedia = useMemo(() => {
    const [token, renewToken] = [() => running.token(), () => running.renewToken()];
    return createSendMedia({ survey_id, token, renewToken });
  }, [survey_id, running]);

  const texts = messengerTexts(survey.language, survey.du_sie);
  const revealed = useReveal(now.entries, now.freshFrom, survey.speed);
  const visible = asForm ? now.entries.length : revealed;
  const allSaid = visible === now.entries.length;
  const pending = 'pending' in now ? now.pending : null;
  useFollowNewest({ scroller, column, again: pending?.turn_id ?? ('change' in now ? now.change.turn_id : undefined) });
  useBeep(visible, sounds);
  useUnreadTitle(survey.survey_name, visible, live !== null);

  const entries = now.entries.slice(0, visible);
  const idOf = (place: number): string => bubbleId(idPrefix, place);
  const question = 'question' in now ? now.question : null;
  const questionIds = question ? questionBubbles(entries, question).map(idOf) : [];
  const typing = !allSaid || ((now.phase === 'sending' || now.phase === 'waiting') && now.delay === null);
  const onChange = now.phase === 'ended' ? null : openChange;
  const botName = survey.avatar_name || survey.survey_name;

  return (
    <div className="dw" lang={survey.language} dir={directionOf(survey.language)} style={toneVariables(survey)}>
      {live?.bar === false ? (
        <h1 className="dw-hidden">{survey.survey_name}</h1>
      ) : (
        <LiveBar survey={survey} heading={live ? 'h1' : 'h2'}>
          {live && (
            <LiveActions
              survey_id={survey_id}
              fragments={live.fragments}
              information={texts.information}
              items={menuItems({
                texts,
                asForm,
                sounds,
                receipt,
                preferences: live.preferences,
                onReceipt: () => setOpen('receipt'),
              })}
              onAsk={setOpen}
            />
          )}
        </LiveBar>
      )}
      <ProgressBar label={texts.progress} value={'progress' in now ? now.progress : null} />
      <Notices now={now} running={running} texts={texts} onRefresh={onRefresh} />
      <div className="dw-scroller" ref={scroller}>
        <div className="dw-column" ref={column}>
          {asForm ? (
            <FormView
              entries={entries}
              label={texts.form}
              change={texts.change}
              pending={pending?.shown ?? null}
              idOf={idOf}
              drawText={drawText}
              onChange={onChange}
            />
          ) : (
            <Transcript
              entries={entries}
              pending={pending?.shown ?? null}
              botName={botName}
              texts={texts}
              idPrefix={idPrefix}
              onChange={onChange}
            />
          )}
          {typing && <TypingDots />}
          <Composer
            survey={survey}
            now={now}
            running={running}
            texts={texts}
            allSaid={allSaid}
            questionIds={questionIds}
            sendMedia={sendMedia}
            receipt={live && receipt}
            onBeginAgain={live ? () => setOpen('restart') : onRestart}
          />
        </div>
      </div>
      {drawOpen()}
    </div>
  );

  function drawText(entry: DialogEntry): ReactNode {
    return <EntryText entry={entry} newTab={texts.newTab} />;
  }

  function drawOpen(): ReactNode {
    if (open === null) return null;
    if (open === 'receipt') {
      return (
        <Sheet title={texts.receipt} close={texts.close} onClose={close}>
          {receipt !== null && <ReceiptCode code={receipt} language={survey.language} texts={texts} />}
        </Sheet>
      );
    }
    if (typeof open === 'object') {
      const entry = now.entries[open.change];
      if (!entry || entry.unique_question_id === null) return null;
      const { unique_question_id, nachfrage_id } = entry;
      const before = now.entries.slice(0, open.change).filter(({ type }) => type !== 'changed');
      const places = questionBubbles(before, { unique_question_id, nachfrage_id: nachfrage_id ?? null });
      return (
        <ChangeSheet
          survey={survey}
          running={running}
          texts={texts}
          sendMedia={sendMedia}
          entry={entry}
          question={before.filter((_, place) => places.includes(place))}
          onClose={close}
        />
      );
    }
    return (
      live && (
        <LivePopUp
          action={open}
          fragments={live.fragments}
          failed={texts.notDone}
          onBack={close}
          onConfirm={async () => {
            const done = await running.restartOrDelete(open);
            if (done) live.onDone(open);
            return done;
          }}
        />
      )
    );
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

import { workIn } from '#core/hand-over/asked-thing.ts'
import { momentWords } from '#core/format/moment.ts'
import type { HandOverLinkAnswer, LinkedAskAnswer } from '#web/app/queries/result-queries.ts'
import { BlockView } from '#web/kit/blocks/BlockView.tsx'
import { AskCard, AskColumns, AskedState, AskPart } from '#web/kit/hand-over/AskCard.tsx'
import { StepList } from '#web/kit/check/StepList.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { toneOf } from '#web/shared/results/tone-of.ts'
import { AskActions } from './AskActions.tsx'
import { AskFixes } from './AskFixes.tsx'
import { AskTalk } from './AskTalk.tsx'
import { isNotThereYet, ownersName, ownersNameWithin } from './link-words.ts'

interface LinkedAskProps {
  token: string
  ask: LinkedAskAnswer
  place: number
  owner: Pick<HandOverLinkAnswer, 'firstName'>
}

/** The browser's time zone: the web person's is not stored. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
/** More places than these are in the fold below. */
const SEEN = 3

/** One thing that the owner asks for. */
export function LinkedAsk({ token, ask, place, owner }: LinkedAskProps) {
  const { title, why, effort, state, before, now, blocks, lines } = ask
  const isPassed = state === 'passed'
  const name = ownersName(owner)
  const current = now ?? before
  return (
    <AskCard
      id={`thing-${place}`}
      place={place}
      isDone={isPassed}
      title={title}
      pill={current && <StatusPill tone={toneOf(current)}>{current.tag}</StatusPill>}
      lead={isPassed ? passedWords(ask, name) : `${why} ${ask.minutes === 0 ? '' : `Allow ${effort}.`}`}
    >
      {isPassed ? (
        <AskColumns>
          {before && <Seen title="Before" look="before" result={before} />}
          {now && <Seen title="Now" look="now" result={now} />}
        </AskColumns>
      ) : (
        <>
          {before && <Seen title="Before" look="before" result={before} />}
          <AskFixes ask={ask} token={token} />
        </>
      )}
      {!isPassed && blocks.length > 0 && (
        <Fold title="Everything we found" onPaper="open" isOpen={isNotThereYet(ask) || undefined}>
          {blocks.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
        </Fold>
      )}
      {lines.length > 0 && <AskTalk lines={lines} name={name} timeZone={ZONE} />}
      {!isPassed && <Retested ask={ask} />}
      {!isPassed && <AskActions token={token} ask={ask} name={ownersNameWithin(owner)} timeZone={ZONE} />}
    </AskCard>
  )
}

type Said = NonNullable<LinkedAskAnswer['now']>

const Seen = ({ title, look, result }: { title: string; look: 'before' | 'now'; result: Said }) => (
  <AskPart title={title}>
    <AskedState
      look={look}
      line={result.line}
      seen={result.seen.slice(0, SEEN)}
      when={`Looked at ${momentWords(result.at, new Date(), ZONE)}.`}
    />
  </AskPart>
)

/** What the test said after "Done", while it does not pass. */
function Retested({ ask }: { ask: LinkedAskAnswer }) {
  const { now } = ask
  if (ask.isTesting)
    return (
      <div role="status">
        <Note tone="waiting" lead="We’re testing this now.">
          The result will show up here.
        </Note>
      </div>
    )
  if (!now || !isNotThereYet(ask)) return null
  const left = workIn(ask.steps)
  return (
    <>
      <div role="status">
        <Note tone="info" lead={`Tested again ${momentWords(now.at, new Date(), ZONE)}: not there yet.`}>
          {now.line}
        </Note>
      </div>
      {left.length > 0 && (
        <AskPart title="What’s left to do">
          <StepList steps={left.map((text) => ({ text }))} />
        </AskPart>
      )}
    </>
  )
}

function passedWords({ now, isTold }: LinkedAskAnswer, name: string): string {
  const when = now === null ? '' : `Tested ${momentWords(now.at, new Date(), ZONE)}. `
  return isTold ? `${when}${name} has been told.` : `${when}There’s nothing left to do here.`
}

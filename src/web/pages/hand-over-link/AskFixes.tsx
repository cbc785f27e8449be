import { useState } from 'react'
import type { FixWords } from '#core/fix-text/field.ts'
import { workIn } from '#core/hand-over/asked-thing.ts'
import { callAddress } from '#web/app/calls/client.ts'
import type { LinkedAskAnswer } from '#web/app/queries/result-queries.ts'
import { StepList } from '#web/kit/check/StepList.tsx'
import { FixDownloads } from '#web/kit/fix/FixDownloads.tsx'
import { FixFold } from '#web/kit/fix/FixFold.tsx'
import { FixForm } from '#web/kit/fix/FixForm.tsx'
import { AskColumns, AskPart, DoneWhen } from '#web/kit/hand-over/AskCard.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { download } from '#web/shared/reports/download.ts'
import { isNotThereYet } from './link-words.ts'

/** What to do: the first ready-made text, where it goes and when it is done; the other texts folded. */
export function AskFixes({ ask, token }: { ask: LinkedAskAnswer; token: string }) {
  const { fixes, doneWhen } = ask
  const [words, setWords] = useState<FixWords>({})
  const [first, ...others] = fixes
  const work = workIn(ask.steps)
  // Of several, the ready-made text does one; after a test, what is left stands below it.
  const isListed = work.length > (first ? 1 : 0) && !isNotThereYet(ask)
  const save = (name: string) => download(callAddress('/handed/{token}/pictures/{name}', { token, name }, {}))
  return (
    <>
      {ask.fixesUnavailable && (
        <Note tone="info">
          The ready-made texts for this couldn’t be made just now. Please open this page again in ten minutes.
        </Note>
      )}
      {first && isListed && <WhatToDo work={work} />}
      {first && first.pieces.length > 0 && (
        <AskPart title={first.title}>
          <p>{first.why}</p>
          {first.downloads && <FixDownloads files={first.downloads} onDownload={save} />}
          <FixForm isShort pieces={first.pieces} words={words} onWords={setWords} />
        </AskPart>
      )}
      <AskColumns>
        {first ? (
          <AskPart title={whereWords(first)}>
            <StepList steps={first.where.steps.map((text) => ({ text }))} />
          </AskPart>
        ) : (
          isListed && <WhatToDo work={work} />
        )}
        <AskPart title="Done when">
          <DoneWhen tests={doneWhen} />
        </AskPart>
      </AskColumns>
      {others.length > 0 && (
        <div>
          {others.map(({ id, ...fix }) => (
            <FixFold key={id} {...fix} words={words} onWords={setWords} onDownload={save} />
          ))}
        </div>
      )}
    </>
  )
}

const WhatToDo = ({ work }: { work: readonly string[] }) => (
  <AskPart title="What to do">
    <StepList steps={work.map((text) => ({ text }))} />
  </AskPart>
)

const whereWords = ({ title, pieces, where }: LinkedAskAnswer['fixes'][number]): string =>
  pieces.length === 0 ? `${title}, in ${where.place}` : `Where: ${where.place}`

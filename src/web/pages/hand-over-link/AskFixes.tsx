import { useState } from 'react'
import type { FixWords } from '#core/fix-text/field.ts'
import { callAddress } from '#web/app/calls/client.ts'
import type { LinkedAskAnswer } from '#web/app/queries/result-queries.ts'
import { StepList } from '#web/kit/check/StepList.tsx'
import { FixDownloads } from '#web/kit/fix/FixDownloads.tsx'
import { FixFold } from '#web/kit/fix/FixFold.tsx'
import { FixForm } from '#web/kit/fix/FixForm.tsx'
import { AskColumns, AskPart, DoneWhen } from '#web/kit/hand-over/AskCard.tsx'
import { download } from '#web/shared/reports/download.ts'

/** What to do: the first ready-made text, where it goes and when it is done; the other texts folded. */
export function AskFixes({ ask, token }: { ask: LinkedAskAnswer; token: string }) {
  const { fixes, steps, doneWhen } = ask
  const [words, setWords] = useState<FixWords>({})
  const [first, ...others] = fixes
  const save = (name: string) => download(callAddress('/handed/{token}/pictures/{name}', { token, name }, {}))
  return (
    <>
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
          steps.length > 0 && (
            <AskPart title="What to do">
              <StepList steps={steps.map((text) => ({ text }))} />
            </AskPart>
          )
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

const whereWords = ({ title, pieces, where }: LinkedAskAnswer['fixes'][number]): string =>
  pieces.length === 0 ? `${title}, in ${where.place}` : `Where: ${where.place}`

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FixWords } from '#core/fix-text/field.ts'
import { wholeTime } from '#core/job-time.ts'
import { isCopiedNow } from '#core/piece-kinds.ts'
import { upperFirst } from '#core/text.ts'
import { callApi } from '#web/app/calls/client.ts'
import type { FirstJobAnswer } from '#web/app/queries/result-queries.ts'
import { Fold } from '#web/kit/surface/Fold.tsx'
import { FirstJobCard } from '#web/kit/visitor/FirstJobCard.tsx'
import { whoNowWords } from '#web/shared/results/words.ts'
import { ResultDetail } from './ResultDetail.tsx'

type FirstJobProps = NonNullable<FirstJobAnswer['job']> & { gain: string | undefined }

/** The first job, with the pieces that are copied open and what was seen folded. */
export function FirstJob({ item, fix, gain }: FirstJobProps) {
  const [wasOpened, setOpened] = useState(false)
  const keep = useMutation({
    mutationFn: (words: FixWords) => callApi('PUT /first-job/words', { body: { words: { ...words } } }),
    // One after the other, so that the last press is what is kept.
    scope: { id: 'fix-words' },
  })
  return (
    <FirstJobCard
      title={fix.title}
      why={`${fix.why} ${item.why}`}
      time={upperFirst(wholeTime(item))}
      who={whoNowWords(item)}
      gain={gain}
      pieces={fix.pieces.filter(isCopiedNow)}
      others={fix.pieces.filter((piece) => !isCopiedNow(piece))}
      where={fix.where}
      onKeep={keep.mutate}
    >
      <p>
        Pasted it? Without an account we look at a website once an hour. With one, you can check just this at
        any time, and see before and after side by side.
      </p>
      <Fold title="What we found on your website" onOpen={() => setOpened(true)}>
        {wasOpened && <ResultDetail id={item.check} />}
      </Fold>
    </FirstJobCard>
  )
}

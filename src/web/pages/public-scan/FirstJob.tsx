import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FixWords } from '#core/fix-text/field.ts'
import { mailtoOf } from '#core/hand-over/as-support-mail.ts'
import { wholeTime } from '#core/job-time.ts'
import { isCopiedNow } from '#core/piece-kinds.ts'
import { upperFirst } from '#core/text.ts'
import { callApi } from '#web/app/calls/client.ts'
import type { FirstJobAnswer } from '#web/app/queries/result-queries.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconMail } from '#web/kit/icons.ts'
import { CopyBlock } from '#web/kit/plan/CopyBlock.tsx'
import { Fold } from '#web/kit/surface/Fold.tsx'
import { FirstJobCard } from '#web/kit/visitor/FirstJobCard.tsx'
import { whoNowWords } from '#web/shared/results/words.ts'
import { ResultDetail } from './ResultDetail.tsx'
import { webPersonMessage } from './web-person-message.ts'

type Job = NonNullable<FirstJobAnswer['job']>
type FirstJobProps = Job & {
  gain: string | undefined
  /** Of the website. */
  host: string
}

/** The first job, with the pieces that are copied open and what was seen folded. */
export function FirstJob({ item, fix, gain, host }: FirstJobProps) {
  const [wasOpened, setOpened] = useState(false)
  const keep = useMutation({
    mutationFn: (words: FixWords) => callApi('PUT /first-job/words', { body: { words: { ...words } } }),
    // One after the other, so that the last press is what is kept.
    scope: { id: 'fix-words' },
  })
  const pieces = fix.pieces.filter(isCopiedNow)
  return (
    <FirstJobCard
      title={fix.title}
      why={`${fix.why} ${item.why}`}
      time={upperFirst(wholeTime(item))}
      who={whoNowWords(item)}
      gain={gain}
      pieces={pieces}
      others={fix.pieces.filter((piece) => !isCopiedNow(piece))}
      where={fix.where}
      onKeep={keep.mutate}
    >
      {(words) => (
        <>
          <ToWebPerson {...fix} pieces={pieces} host={host} words={words} />
          <p>
            Pasted it? Without an account we look at a website once an hour. With one, you can check just this
            at any time, and see before and after side by side.
          </p>
          <Fold title="What we found on your website" onOpen={() => setOpened(true)}>
            {wasOpened && <ResultDetail id={item.check} />}
          </Fold>
        </>
      )}
    </FirstJobCard>
  )
}

/** The job as a message for whoever looks after the website. */
function ToWebPerson(job: Parameters<typeof webPersonMessage>[0]) {
  const message = webPersonMessage(job)
  if (message === null) return null
  const mailto = mailtoOf({ subject: `${job.title}, on ${job.host}`, body: message })
  return (
    <Fold title="Send to my web person" onPaper="absent">
      <CopyBlock title="A message with the text and where it goes" text={message} />
      {mailto !== null && (
        <Button component="a" href={mailto} variant="default" leftSection={<Icon of={IconMail} />}>
          Open in my email program
        </Button>
      )}
    </Fold>
  )
}

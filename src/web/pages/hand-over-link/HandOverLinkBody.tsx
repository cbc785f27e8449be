import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clockTime, shortDate } from '#core/dates.ts'
import { callApi } from '#web/app/calls/client.ts'
import { handOverLinkQuery, type HandOverLinkAnswer } from '#web/app/queries/result-queries.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { useTimeReached } from '#web/app/live/use-time-reached.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { AsOf } from '#web/kit/surface/AsOf.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { HandOverLinkResult } from './HandOverLinkResult.tsx'

interface HandedBodyProps {
  token: string
  answer: HandOverLinkAnswer
}

/** The browser's time zone: the web person's is not stored. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What the link shows, and a button to rerun. */
export function HandOverLinkBody({ token, answer }: HandedBodyProps) {
  const { website, title, expiresAt, results, scan, retestAt } = answer
  const client = useQueryClient()
  const isAllowed = useTimeReached(retestAt)
  const run = useMutation({
    mutationFn: () => callApi('POST /handed/{token}/run', { params: { token } }),
    onSuccess: ({ message }) => showDone(message),
    onSettled: () => client.invalidateQueries({ queryKey: handOverLinkQuery(token).queryKey }),
  })
  const isRunning = run.isPending || scan !== null
  return (
    <>
      <PageHead
        title={title}
        lead={`${website.host ?? 'A business without a website'}. You can read this and test again; nothing else. The link works until ${shortDate(expiresAt, ZONE)}.`}
        action={
          <Button
            leftSection={<Icon of={IconRefresh} />}
            disabled={isRunning || !isAllowed}
            onClick={() => run.mutate()}
          >
            {isRunning ? 'Running test' : 'Re-run test'}
          </Button>
        }
      />
      {retestAt !== null && !isAllowed && !isRunning && (
        <AsOf>You can test again from {clockTime(retestAt, ZONE)}.</AsOf>
      )}
      <div role="status">
        {scan !== null && (
          <Note tone="waiting" lead="We’re looking at this now.">
            The new result lands here by itself.
          </Note>
        )}
      </div>
      <Cards>
        {results.map((result) => (
          <HandOverLinkResult key={result.id} result={result} timeZone={ZONE} />
        ))}
      </Cards>
    </>
  )
}

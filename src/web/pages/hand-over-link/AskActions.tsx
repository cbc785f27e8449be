import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clockTime } from '#core/dates.ts'
import { callApi } from '#web/app/calls/client.ts'
import { useTimeReached } from '#web/app/live/use-time-reached.ts'
import { handOverLinkQuery, type LinkedAskAnswer } from '#web/app/queries/result-queries.ts'
import { AskButtons } from '#web/kit/hand-over/AskCard.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconCheck, IconMessageQuestion } from '#web/kit/icons.ts'
import { SmallLine } from '#web/kit/surface/SmallLine.tsx'
import { LineForm } from '#web/shared/hand-over/LineForm.tsx'
import { TEST_BUTTON } from './link-words.ts'

interface AskActionsProps {
  token: string
  ask: LinkedAskAnswer
  /** Of the owner, as within a sentence. */
  name: string
  timeZone: string
}

/** "Done", which tests again, and a question to the owner. */
export function AskActions({ token, ask, name, timeZone }: AskActionsProps) {
  const { check, lines, isTesting, testAgainAt } = ask
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const params = { token, check }
  const refresh = () => client.invalidateQueries({ queryKey: handOverLinkQuery(token).queryKey })
  const test = useMutation({
    mutationFn: () => callApi('POST /handed/{token}/checks/{check}/run', { params }),
    onSettled: refresh,
  })
  const question = useMutation({
    mutationFn: (text: string) =>
      callApi('POST /handed/{token}/checks/{check}/questions', { params, body: { text } }),
    onSuccess: () => {
      setAsking(false)
      return refresh()
    },
    meta: { toast: false },
  })
  const isAllowed = useTimeReached(testAgainAt)
  const isBusy = isTesting || test.isPending
  if (isAsking)
    return (
      <LineForm
        label={`Your question to ${name}`}
        button="Send the question"
        isSending={question.isPending}
        isSent={question.isSuccess}
        failure={question.error}
        onSend={question.mutate}
        onChangeAfterFailure={question.reset}
        onCancel={() => {
          question.reset()
          setAsking(false)
        }}
      />
    )
  return (
    <>
      <AskButtons>
        <Button
          leftSection={<Icon of={IconCheck} />}
          disabled={isBusy || !isAllowed}
          onClick={() => test.mutate()}
        >
          {isBusy ? 'Testing' : TEST_BUTTON}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={IconMessageQuestion} />}
          onClick={() => setAsking(true)}
        >
          {lines.length === 0 ? `Ask ${name} a question` : 'Ask another'}
        </Button>
      </AskButtons>
      {!isBusy && !isAllowed && testAgainAt !== null && (
        <SmallLine>You can test again from {clockTime(testAgainAt, timeZone)}.</SmallLine>
      )}
    </>
  )
}

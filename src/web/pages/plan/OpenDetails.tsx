import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { countOfItem } from '#core/counts.ts'
import { checks } from '#web/app/catalogue.generated.ts'
import { callApi } from '#web/app/calls/client.ts'
import { checkQuery, type PlanItemAnswer } from '#web/app/queries/result-queries.ts'
import { pathWithDialog } from '#web/app/nav/use-open-dialog.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { StepList } from '#web/kit/check/StepList.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconFileDownload, IconPencil, IconPlayerPlay, IconRefresh, IconSend } from '#web/kit/icons.ts'
import { LinkButton } from '#web/kit/link/LinkButton.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { PlanButtons } from '#web/kit/plan/PlanItemView.tsx'
import { WhyNowView } from '#web/kit/plan/WhyNowView.tsx'
import { atRest } from '#web/kit/surface/at-rest.ts'
import { guidePath, videoPath } from '#web/shared/lessons/lesson-words.ts'
import { ReadLessonButton } from '#web/shared/lessons/ReadLessonButton.tsx'
import { isOwnersOnly } from '#web/shared/hand-over/use-open-jobs.ts'
import { wholeTimeWords } from '#web/shared/results/words.ts'
import { JobPiece } from './JobPiece.tsx'

const HandOverDialog = lazy(async () => ({
  default: (await import('#web/shared/hand-over/HandOverDialog.tsx')).HandOverDialog,
}))

/** The details of an open plan item: the reason, the time, who does it, the gain, the steps, and the buttons. */
export function OpenDetails({ item }: { item: PlanItemAnswer }) {
  const { data } = useQuery(checkQuery(item.check))
  const lesson = checks.find(({ id }) => id === item.check)?.lesson ?? null
  const steps = data?.steps ?? []
  const [isSending, setSending] = useState(false)
  const canSend = countOfItem(item) === 'toFix' && !isOwnersOnly(item.check)
  return (
    <>
      <WhyNowView
        why={item.whyNow ?? item.couldNotCheck?.reason ?? item.why}
        time={wholeTimeWords(item)}
        who={item.who}
        change={item.gain ?? undefined}
        priority={item.priorityLabel?.replace('Priority ', '') ?? undefined}
      />
      {steps.length > 0 && <StepList steps={steps} />}
      {data && item.isReadyMade && (
        <JobPiece check={item.check} at={data.newest.updatedAt} link={item.link} />
      )}
      <PlanButtons>
        {canSend && (
          <Button leftSection={<Icon of={IconSend} />} onClick={() => setSending(true)}>
            Send to my web person
          </Button>
        )}
        <Button component={LinkTo} href={item.link} variant={canSend ? 'default' : 'filled'}>
          See what we found
        </Button>
        {lesson?.isRecorded && (
          <>
            <LinkButton href={videoPath(lesson.media)} icon={IconPlayerPlay}>
              Watch video
            </LinkButton>
            <LinkButton href={guidePath(lesson.media)} icon={IconFileDownload}>
              Download guide
            </LinkButton>
          </>
        )}
        {lesson?.isRecorded === false && <ReadLessonButton media={lesson.media} />}
        <LinkButton href={pathWithDialog(item.link, 'changes')} icon={IconPencil}>
          Make changes
        </LinkButton>
        <RerunButton check={item.check} isGoing={Boolean(data?.scan)} />
      </PlanButtons>
      <Suspense>
        {isSending && (
          <HandOverDialog check={{ id: item.check, title: item.title }} onClose={() => setSending(false)} />
        )}
      </Suspense>
    </>
  )
}

interface RerunButtonProps {
  check: string
  /** A scan with this check is queued or running, whoever started it. */
  isGoing: boolean
}

/** Reruns the check, and its result decides: nobody ticks an item done. The button keeps the focus while it runs. */
function RerunButton({ check: id, isGoing }: RerunButtonProps) {
  const client = useQueryClient()
  const run = useMutation({
    mutationFn: () => callApi('POST /checks/{id}/run', { params: { id } }),
    onSuccess: ({ message }) => {
      showDone(message)
      return client.invalidateQueries({ queryKey: ['check', id] })
    },
  })
  const isRunning = run.isPending || isGoing
  return (
    <Button
      variant="subtle"
      leftSection={<Icon of={IconRefresh} />}
      {...atRest(isRunning)}
      onClick={isRunning ? undefined : () => run.mutate()}
    >
      {isRunning ? (run.data?.message ?? 'Running test') : 'Re-run test'}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { IconFileDownload, IconPlayerPlay, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { checks } from '../../app/catalogue.generated.ts'
import { callApi } from '../../app/client.ts'
import { checkQuery, type PlanItemAnswer } from '../../app/result-queries.ts'
import { showDone } from '../../app/toasts.ts'
import { StepList } from '../../kit/check/StepList.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { LinkButton } from '../../kit/link/LinkButton.tsx'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { PlanButtons } from '../../kit/plan/PlanItemView.tsx'
import { WhyNowView } from '../../kit/plan/WhyNowView.tsx'
import { guidePath, videoPath } from '../learn/lesson-words.ts'
import { capital } from '../result/words.ts'

/** The reason, the time, who does it, the gain, the steps, and the buttons. */
export function OpenDetails({ item }: { item: PlanItemAnswer }) {
  const { data } = useQuery(checkQuery(item.check))
  const media = checks.find(({ id }) => id === item.check)?.media ?? null
  const steps = data?.steps ?? []
  return (
    <>
      <WhyNowView
        why={item.whyNow ?? item.couldNotCheck?.reason ?? item.why}
        time={capital(item.effort)}
        who={item.who}
        change={item.gain ?? undefined}
        priority={item.priorityLabel?.replace('Priority ', '') ?? undefined}
      />
      {steps.length > 0 && <StepList steps={steps} />}
      <PlanButtons>
        <Button component={LinkTo} href={item.link}>
          See what we found
        </Button>
        {media !== null && (
          <>
            <LinkButton href={videoPath(media)} icon={IconPlayerPlay}>
              Watch video
            </LinkButton>
            <LinkButton href={guidePath(media)} icon={IconFileDownload}>
              Download guide
            </LinkButton>
          </>
        )}
        <Retest check={item.check} />
      </PlanButtons>
    </>
  )
}

/** "I've done it": reruns the test, which decides. */
function Retest({ check: id }: { check: string }) {
  const client = useQueryClient()
  const run = useMutation({
    mutationFn: () => callApi('POST /checks/{id}/run', { params: { id } }),
    onSuccess: ({ message }) => {
      showDone(message)
      void client.invalidateQueries({ queryKey: ['check', id] })
    },
  })
  return (
    <Button
      variant="subtle"
      leftSection={<Icon of={IconRefresh} />}
      disabled={run.isPending || run.isSuccess}
      onClick={() => run.mutate()}
    >
      {run.isSuccess ? 'Running test' : 'Mark as done: test again'}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import type { SetAsideAnswer } from '#web/app/queries/result-queries.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { PlanGroupView } from '#web/kit/plan/PlanGroupView.tsx'
import { PlanButtons, PlanItemView } from '#web/kit/plan/PlanItemView.tsx'

/** The items that the owner has set aside: not counted, with a button to return each. */
export function SetAsideSection({ aside }: { aside: readonly SetAsideAnswer[] }) {
  if (aside.length === 0) return null
  return (
    <PlanGroupView
      id="set-aside"
      title="Set aside"
      hint="You set these aside. They aren’t counted, and we’ll tell you if one gets worse."
      count={aside.length}
    >
      {aside.map((item) => (
        <PlanItemView key={item.check} tone="not_relevant" title={item.title} why={item.words}>
          {item.note !== '' && <p>Your note: “{item.note}”</p>}
          <PlanButtons>
            <Undo check={item.check} />
            <Button component={LinkTo} href={item.link} variant="subtle">
              See {item.title}
            </Button>
          </PlanButtons>
        </PlanItemView>
      ))}
    </PlanGroupView>
  )
}

function Undo({ check }: { check: string }) {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: () => callApi('DELETE /checks/{id}/override', { params: { id: check } }),
    onSuccess: () => client.invalidateQueries(),
  })
  return (
    <Button variant="default" disabled={undo.isPending} onClick={() => undo.mutate()}>
      Count it again
    </Button>
  )
}

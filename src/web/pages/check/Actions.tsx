import { useQuery } from '@tanstack/react-query'
import type { ListedCheck } from '#web/app/catalogue.generated.ts'
import { fixesQuery } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ActionBar } from '#web/kit/check/ActionBar.tsx'
import { guidePath, videoPath } from '#web/shared/lessons/lesson-words.ts'
import type { ResultKind } from './kind-of.ts'
import { RerunWait } from './RerunWait.tsx'
import type { Rerun } from './use-rerun.ts'

interface ActionsProps {
  check: ListedCheck
  /** The time of the result. */
  at: string
  kind: ResultKind
  rerun: Rerun
  /** A button above is the next thing to do. */
  isSecond: boolean
  /** Absent: there is nothing that the owner can do beside the steps. */
  onChanges: (() => void) | undefined
}

/** To video and guide; to where both are read while the lesson is not recorded. */
function lessonLinks({ lesson }: ListedCheck) {
  if (lesson === null) return {}
  const { media, isRecorded } = lesson
  return isRecorded
    ? { videoHref: videoPath(media), guideHref: guidePath(media) }
    : { lessonHref: videoPath(media) }
}

/** Watch video, download guide, make changes, rerun. */
export function Actions({ check, at, kind, rerun, isSecond, onChanges }: ActionsProps) {
  const { website } = useMe()
  const { data } = useQuery(fixesQuery(check.id, at))
  // Without a website a question has no more to be looked at: it is judged when it is answered.
  // The card above already has the button when the check could not look.
  const isByAnswers = kind === 'question' && website?.address === null
  const onRerun = kind === 'unchecked' || kind === 'left-out' || isByAnswers ? undefined : rerun.start
  return (
    <div>
      <ActionBar
        {...lessonLinks(check)}
        onChanges={onChanges}
        onRerun={onRerun}
        rerunLabel={rerun.label}
        running={rerun.isRunning || rerun.waitUntil !== null}
        passed={kind !== 'work'}
        isSecond={isSecond || (data !== undefined && data.fixes.length > 0)}
      />
      {onRerun && <RerunWait rerun={rerun} />}
    </div>
  )
}

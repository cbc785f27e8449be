import type { ListedCheck } from '../../app/catalogue.generated.ts'
import { ActionBar } from '../../kit/check/ActionBar.tsx'
import { guidePath, videoPath } from '../learn/lesson-words.ts'
import type { ResultKind } from './kind-of.ts'
import { RerunWait } from './RerunWait.tsx'
import type { Rerun } from './use-rerun.ts'

interface ActionsProps {
  check: ListedCheck
  kind: ResultKind
  rerun: Rerun
  onChanges: () => void
}

/** The actions: watch video, download guide, make changes, rerun. */
export function Actions({ check, kind, rerun, onChanges }: ActionsProps) {
  // The card above already has the button when the check could not look.
  const onRerun = kind === 'unchecked' ? undefined : rerun.start
  return (
    <div>
      <ActionBar
        videoHref={check.media === null ? undefined : videoPath(check.media)}
        guideHref={check.media === null ? undefined : guidePath(check.media)}
        onChanges={kind === 'good' && !check.asks ? undefined : onChanges}
        onRerun={onRerun}
        rerunLabel={rerun.label}
        running={rerun.isRunning || rerun.waitUntil !== null}
        passed={kind !== 'work'}
      />
      {onRerun && <RerunWait rerun={rerun} />}
    </div>
  )
}

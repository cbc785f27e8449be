import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { ownConnectionsQuery } from '#web/app/queries/connection-queries.ts'
import { Note } from '#web/kit/surface/Note.tsx'
import { outcomeIn } from './connection-words.ts'

/** What happened at the service that the owner comes back from. It takes the focus, so that it is seen and read first. */
export function OutcomeNote() {
  const { search } = useLocation()
  const isBack = 'outcome' in search
  const { data } = useQuery({ ...ownConnectionsQuery, enabled: isBack })
  const outcome = data ? outcomeIn(search, data.connections) : null
  return (
    outcome && (
      <div role="status" tabIndex={-1} ref={focus}>
        <Note tone={outcome.tone} lead={outcome.lead}>
          {outcome.text}
        </Note>
      </div>
    )
  )
}

/** Outside of the component: it runs once, when the note appears. */
const focus = (note: HTMLElement | null): void => note?.focus()

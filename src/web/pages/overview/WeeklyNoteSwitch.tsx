import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { type MyPreferences, myPreferencesQuery } from '#web/app/queries/profile-queries.ts'
import { signInQuery } from '#web/app/queries/sign-in-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Toggle } from '#web/kit/forms/Tick.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { weeklyNoteHint } from './weekly-note-hint.ts'

/** Switches the weekly note on and off, and saves at once. */
export function WeeklyNoteSwitch() {
  const { data } = useQuery(myPreferencesQuery)
  return data ? <NoteCard preferences={data} /> : null
}

function NoteCard({ preferences }: { preferences: MyPreferences }) {
  const { email, emailVerified } = useMe()
  const sendsMail = useQuery(signInQuery).data?.sendsMail ?? true
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (isOn: boolean) =>
      callApi('PUT /profile/my-preferences', { body: { ...preferences, ...chosen(isOn) } }),
    onSuccess: ({ message }) => showDone(message),
    onSettled: () => client.invalidateQueries({ queryKey: ['profile'] }),
  })
  const { notifyAny, notifySummary, summaryEvery } = preferences
  const isOn = notifyAny && notifySummary && summaryEvery === 'week'
  return (
    <Card title="Weekly note" isScreenOnly>
      <Toggle
        label="Email me four lines a week"
        hint={weeklyNoteHint({ email, emailVerified, sendsMail })}
        checked={save.isPending ? save.variables : isOn}
        disabled={save.isPending}
        onChange={save.mutate}
      />
    </Card>
  )
}

/** Off, the summary comes monthly, as it did at first. */
const chosen = (isOn: boolean) =>
  isOn
    ? ({ notifyAny: true, notifySummary: true, summaryEvery: 'week' } as const)
    : ({ summaryEvery: 'month' } as const)

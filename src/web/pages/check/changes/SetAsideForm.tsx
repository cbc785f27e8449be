import { Button, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_OVERRIDE_NOTE, OVERRIDE_WORDS, type OverrideRequest } from '#plan/override.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { LongText } from '#web/kit/forms/LongText.tsx'

const KINDS: readonly OverrideRequest['kind'][] = ['not_relevant', 'done_another_way']

interface SetAsideFormProps {
  check: string
  onDone: () => void
}

/** The form of an override: it sets a check aside for half a year, and never hides that it got worse. */
export function SetAsideForm({ check, onDone }: SetAsideFormProps) {
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const save = useMutation({
    mutationFn: (kind: OverrideRequest['kind']) =>
      callApi('PUT /checks/{id}/override', { params: { id: check }, body: { kind, note } }),
    onSuccess: async () => {
      showDone('Data updated successfully')
      await client.invalidateQueries()
      onDone()
    },
  })
  return (
    <Stack gap="xs">
      <LongText
        rows={2}
        label="Not right for your business?"
        description="Set it aside. We won’t count it, and we’ll ask again in six months, or sooner if we find more to do."
        placeholder="A note for yourself, if you like"
        maxLength={LONGEST_OVERRIDE_NOTE}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Group>
        {KINDS.map((kind) => (
          <Button key={kind} variant="default" disabled={save.isPending} onClick={() => save.mutate(kind)}>
            {OVERRIDE_WORDS[kind].button}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}

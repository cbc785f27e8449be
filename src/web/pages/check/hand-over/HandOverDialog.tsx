import { Button, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shortDate } from '#core/dates.ts'
import { call } from '../../../app/client.ts'
import { useMe } from '../../../app/use-me.ts'
import { ChoiceGrid } from '../../../kit/forms/ChoiceGrid.tsx'
import { CopyBlock } from '../../../kit/plan/CopyBlock.tsx'
import { handOverMessage } from './message.ts'
import { Dialog } from '../../../kit/surface/Dialog.tsx'

const LASTS = [
  { value: '7', label: '1 week' },
  { value: '14', label: '2 weeks' },
  { value: '30', label: '1 month' },
  { value: '90', label: '3 months' },
]

interface HandOverDialogProps {
  /** `null`: the whole report. */
  check: string | null
  title: string
  onClose: () => void
}

/** Makes a link for the web person: read-only, ending by itself, to be ended at any time. */
export function HandOverDialog({ check, title, onClose }: HandOverDialogProps) {
  const { firstName, timeZone, website } = useMe()
  const client = useQueryClient()
  const [what, setWhat] = useState(check === null ? 'all' : 'one')
  const [days, setDays] = useState('14')
  const make = useMutation({
    mutationFn: () =>
      call('POST /hand-overs', { body: { check: what === 'all' ? null : check, days: Number(days) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['check'] }),
  })
  const made = make.data
  return (
    <Dialog opened onClose={onClose} title="Send to my web person">
      {made ? (
        <Stack>
          <p>
            The link works until {shortDate(made.expiresAt, timeZone)}. We show it once: copy it now. You can
            end it at any time under “For your web person”.
          </p>
          <CopyBlock title="The link" text={made.link} code />
          <CopyBlock
            title="A message to go with it"
            text={handOverMessage({
              title: made.title,
              host: website?.host ?? null,
              link: made.link,
              firstName,
            })}
          />
          <Group justify="flex-end">
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      ) : (
        <Stack>
          <p>
            They see the technical detail and can test again. They can’t see anything else of yours, and need
            no account.
          </p>
          {check !== null && (
            <ChoiceGrid
              legend="What do they see?"
              choices={[
                { value: 'one', label: title },
                { value: 'all', label: 'All my results' },
              ]}
              chosen={[what]}
              onChoose={([chosen = what]) => setWhat(chosen)}
            />
          )}
          <ChoiceGrid
            legend="How long does the link work?"
            choices={LASTS}
            chosen={[days]}
            onChoose={([chosen = days]) => setDays(chosen)}
          />
          <Group justify="flex-end">
            <Button disabled={make.isPending} onClick={() => make.mutate()}>
              Make the link
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

import { Button, Group } from '@mantine/core'
import { IconRefresh, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { fixesQuery } from '#web/app/queries/result-queries.ts'
import { FixFold } from '#web/kit/fix/FixFold.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import type { Rerun } from '../use-rerun.ts'

interface ReadyMadeProps {
  check: string
  /** The time of the result that the fixes belong to. */
  at: string
  rerun: Rerun
  /** Absent: there is nothing for a web person to do, or the result stays with the owner. */
  onHandOver: (() => void) | undefined
}

/** The ready-made fixes of a result, or only the way to the web person where there are none; nothing where they could not be read. */
export function ReadyMade({ check, at, rerun, onHandOver }: ReadyMadeProps) {
  const { data } = useQuery(fixesQuery(check, at))
  if (!data) return null
  const sendButton = onHandOver && (
    <Button variant="default" leftSection={<Icon of={IconSend} />} onClick={onHandOver}>
      Send to my web person
    </Button>
  )
  if (data.fixes.length === 0) return sendButton && <Group>{sendButton}</Group>
  return (
    <Card
      title="Ready-made for you"
      hint="Made from what we saw on your website and what you told us. Read each piece before you use it."
    >
      {data.fixes.map(({ id, ...fix }) => (
        <FixFold key={id} {...fix} />
      ))}
      <Group mt="md">
        {sendButton}
        <Button
          variant="default"
          leftSection={<Icon of={IconRefresh} />}
          disabled={rerun.isRunning || rerun.waitUntil !== null}
          onClick={rerun.start}
        >
          {rerun.isRunning ? rerun.label : 'I’ve put it in place: test again'}
        </Button>
      </Group>
    </Card>
  )
}

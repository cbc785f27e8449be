import { Button, Group, Stack } from '@mantine/core'
import type { OwnServiceAnswer } from '#web/app/queries/admin-queries.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import { OWN_SERVICE_WORDS, STATE_PILLS } from './connection-words.ts'
import { useServiceTest } from './use-service-test.ts'

/** The mail server or the payment service: where it is set, and a test. */
export function OwnServiceCard({ service: { id, state, settings } }: { service: OwnServiceAnswer }) {
  const { title, purpose, test: label } = OWN_SERVICE_WORDS[id]
  const { tone, words } = STATE_PILLS[state]
  const test = useServiceTest(id)
  return (
    <Card title={title} hint={purpose} aside={<StatusPill tone={tone}>{words}</StatusPill>}>
      <Stack>
        <p>Set in the environment of the server: {settings.join(', ')}.</p>
        {state === 'ready' && (
          <Group>
            <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
              {label}
            </Button>
          </Group>
        )}
        <Stack role="status">
          {test.data && (
            <Note
              tone={test.data.worked ? 'success' : 'error'}
              lead={test.data.worked ? 'It works.' : 'It doesn’t work.'}
            >
              {test.data.sentences.join(' ')}
            </Note>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}

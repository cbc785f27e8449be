import { Button, Group, Stack } from '@mantine/core'
import type { Contract } from '#api/contract/contract.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { CopyBlock } from '#web/kit/plan/CopyBlock.tsx'
import { handOverMessage } from './message.ts'

interface MadeLinkProps {
  made: Contract['POST /hand-overs']['answer']
  onClose: () => void
}

/** A link that was just made: sent by e-mail, or to be copied. */
export function MadeLink({ made, onClose }: MadeLinkProps) {
  const { firstName, website } = useMe()
  const { link, asks, mail, until } = made
  const titles = asks.map(({ title }) => title)
  const message = handOverMessage({ titles, host: website?.host ?? null, link, firstName })
  return (
    <Stack>
      <p role="status">
        {mail === null
          ? `The link works until ${until}. We show it once: copy it now.`
          : `We’re emailing it to ${mail.to}. The link works until ${until}; here it is too, in case you want to pass it on yourself.`}{' '}
        You can end it at any time on the page of each job, under “For your web person”.
      </p>
      <CopyBlock title="The link" text={link} code />
      {mail === null && <CopyBlock title="A message to go with it" text={message} />}
      <Group justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  )
}

import { Button, Group, Stack } from '@mantine/core'
import type { ConnectedService } from '#web/app/queries/admin-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { CopyBlock } from '#web/kit/plan/CopyBlock.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import {
  accountQuotaWords,
  purposeWords,
  quotaWords,
  retiredWords,
  STATE_PILLS,
  workedWords,
} from './connection-words.ts'
import { SettingRow } from './SettingRow.tsx'
import { useServiceTest } from './use-service-test.ts'

/** One outside service: what it is for, its state, its values, and a test. */
export function ServiceCard({ service }: { service: ConnectedService }) {
  const { timeZone } = useMe()
  const { title, state, setUp, settings, failure, quota } = service
  const retired = retiredWords(service)
  const { tone, words } = STATE_PILLS[state]
  const worked = workedWords(service, new Date(), timeZone)
  const test = useServiceTest(service.id)
  return (
    <Card title={title} hint={purposeWords(service)} aside={<StatusPill tone={tone}>{words}</StatusPill>}>
      <Stack>
        <p>
          {setUp}{' '}
          <a href={service.keyUrl} target="_blank" rel="noopener noreferrer">
            Get a key
          </a>
        </p>
        <ul>
          {settings.map((setting) => (
            <SettingRow key={setting.name} service={service.id} setting={setting} />
          ))}
        </ul>
        {service.redirectAddress !== null && (
          <Redirect title={title} address={service.redirectAddress} scopes={service.scopes} />
        )}
        {state !== 'not_set_up' && !service.canTest && (
          <Note tone="info">
            To test it, connect your own account at{' '}
            <LinkTo href="/profile/online-presence">Online presence</LinkTo>.
          </Note>
        )}
        {state !== 'not_set_up' && service.canTest && (
          <Group>
            <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
              Test {title}
            </Button>
            {worked !== null && <StatusPill tone="success">{worked}</StatusPill>}
          </Group>
        )}
        {quota !== null && <p>{quotaWords(quota, new Date(), timeZone)}</p>}
        {service.accountQuota !== null && (
          <p>{accountQuotaWords(service.accountQuota, new Date(), timeZone)}</p>
        )}
        {retired !== null && <Note tone="warning">{retired}</Note>}
        <Stack role="status">
          {worked !== null && test.data?.worked === true && (
            <Note tone="success" lead="It works.">
              {test.data.sentences.join(' ')}
            </Note>
          )}
          {failure !== null && <Note tone="error">{failure.words}</Note>}
        </Stack>
      </Stack>
    </Card>
  )
}

interface RedirectProps {
  /** The service's name. */
  title: string
  address: string
  scopes: readonly string[]
}

/** What the operator enters at the service, so that owners can be sent back from there. */
function Redirect({ title, address, scopes }: RedirectProps) {
  return (
    <Stack gap="xs">
      <CopyBlock
        title="Redirect address to enter there"
        label={`Redirect address of ${title}`}
        text={address}
      />
      <p>Owners are asked to allow: {scopes.join(', ')}</p>
    </Stack>
  )
}

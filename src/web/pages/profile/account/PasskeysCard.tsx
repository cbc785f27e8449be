import { Button, Skeleton } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dayWords } from '#core/format/moment.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { deviceName } from '#web/app/session/device-name.ts'
import { addPasskey, canUsePasskeys, isThereAlready } from '#web/app/session/passkeys.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { IconKey } from '#web/kit/icons.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { ActionRow } from '#web/kit/forms/ActionRow.tsx'
import { isNotFresh, LogInAgain } from './LogInAgain.tsx'

interface Passkey {
  id: string
  name: string | null
  createdAt: string
}

const passkeys = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => accountCall<Passkey[]>('/passkey/list-user-passkeys'),
})

const ROW_HEIGHT = 48

/** Logging in by a device's screen lock instead of a password. */
export function PasskeysCard() {
  const client = useQueryClient()
  const { timeZone } = useMe()
  const known = useQuery(passkeys)
  const readAnew = () => client.invalidateQueries({ queryKey: passkeys.queryKey })
  const add = useMutation({
    mutationFn: () => addPasskey(deviceName(navigator)),
    onSuccess: (isAdded) => {
      if (isAdded) showDone('Data updated successfully')
      return readAnew()
    },
  })
  const remove = useMutation({
    mutationFn: (id: string) => accountCall('/passkey/delete-passkey', { id }),
    onSuccess: readAnew,
  })
  return (
    <Card
      title="Passkeys"
      hint="Log in with your fingerprint, face or screen lock. Nothing to remember, nothing to steal."
    >
      <Loaded query={known} skeleton={<Skeleton height={ROW_HEIGHT} />}>
        {(all) => (
          <ul>
            {all.map(({ id, name, createdAt }) => (
              <ActionRow
                key={id}
                icon={IconKey}
                title={name ?? 'Passkey'}
                detail={`Added ${dayWords(createdAt, new Date(), timeZone)}`}
              >
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={name === null ? 'Remove this passkey' : `Remove the passkey ${name}`}
                  loading={remove.isPending && remove.variables === id}
                  onClick={() => remove.mutate(id)}
                >
                  Remove
                </Button>
              </ActionRow>
            ))}
          </ul>
        )}
      </Loaded>
      {isNotFresh(add.error) && <LogInAgain />}
      {isThereAlready(add.error) && <p role="status">This device has a passkey for this account already.</p>}
      {canUsePasskeys() ? (
        <Button
          variant="default"
          leftSection={<Icon of={IconKey} />}
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          Add a passkey
        </Button>
      ) : (
        <p>This browser can’t use passkeys.</p>
      )}
    </Card>
  )
}

import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconKey } from '@tabler/icons-react'
import { canUsePasskeys, signInWithPasskey } from '../../app/passkeys.ts'
import { useEnter } from '../../app/use-enter.ts'
import { ButtonStack, OrLine } from '../../kit/forms/Narrow.tsx'
import { Icon } from '../../kit/Icon.tsx'

/** Ways to sign in without a password. */
export function OtherWays({ next }: { next?: string | undefined }) {
  const enter = useEnter()
  const passkey = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: (isIn) => (isIn ? enter(next) : undefined),
  })
  if (!canUsePasskeys()) return null
  return (
    <>
      <OrLine />
      <ButtonStack>
        <Button
          variant="default"
          leftSection={<Icon of={IconKey} />}
          loading={passkey.isPending}
          onClick={() => passkey.mutate()}
        >
          Log in with a passkey
        </Button>
      </ButtonStack>
    </>
  )
}

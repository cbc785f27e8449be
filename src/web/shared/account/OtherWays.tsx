import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { useReleaseOnReturn } from '#web/app/nav/use-release-on-return.ts'
import { signInQuery } from '#web/app/queries/sign-in-queries.ts'
import { canUsePasskeys, signInWithPasskey } from '#web/app/session/passkeys.ts'
import { safeNext } from '#web/app/routes/safe-next.ts'
import { useEnter } from '#web/app/session/use-enter.ts'
import { ButtonStack, OrLine } from '#web/kit/forms/Narrow.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconKey } from '#web/kit/icons.ts'

interface OtherWaysProps {
  /** The address to open after signing in. */
  next?: string | undefined
  /** A new account has no passkey yet. */
  isNew?: boolean
}

/** The log-in that keeps the address to open afterwards. */
function backToLogin(next: string | undefined): string {
  const safe = safeNext(next)
  return safe === null ? '/login' : `/login?${new URLSearchParams({ next: safe })}`
}

/** Ways to sign in without a password: a passkey, and the providers that are set up. */
export function OtherWays({ next, isNew = false }: OtherWaysProps) {
  const enter = useEnter()
  const { data } = useQuery(signInQuery)
  const passkey = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: (isIn) => (isIn ? enter(next) : undefined),
  })
  const elsewhere = useMutation({
    mutationFn: (provider: string) =>
      accountCall<{ url: string }>('/sign-in/social', {
        provider,
        callbackURL: safeNext(next) ?? '/',
        errorCallbackURL: backToLogin(next),
      }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  useReleaseOnReturn(elsewhere.reset)
  const others = data?.providers ?? []
  const hasPasskeys = !isNew && canUsePasskeys()
  if (others.length === 0 && !hasPasskeys) return null
  return (
    <>
      <OrLine />
      <ButtonStack>
        {hasPasskeys && (
          <Button
            variant="default"
            leftSection={<Icon of={IconKey} />}
            loading={passkey.isPending}
            onClick={() => passkey.mutate()}
          >
            Log in with a passkey
          </Button>
        )}
        {others.map(({ id, label }) => (
          <Button
            key={id}
            variant="default"
            loading={elsewhere.variables === id && (elsewhere.isPending || elsewhere.isSuccess)}
            onClick={() => elsewhere.mutate(id)}
          >
            Continue with {label}
          </Button>
        ))}
      </ButtonStack>
    </>
  )
}

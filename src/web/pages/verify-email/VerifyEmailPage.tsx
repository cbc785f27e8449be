import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountCall } from '../../app/account-calls.ts'
import { me } from '../../app/session.ts'
import { tokenIn } from '../../app/token-in-hash.ts'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { SkeletonBar } from '../../kit/surface/SkeletonBar.tsx'
import { StateCard } from '../../kit/surface/StateCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'

export function VerifyEmailPage() {
  const [token] = useState(() => tokenIn(window.location.hash))
  const client = useQueryClient()
  const { status } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => accountCall('/verify-email', { token }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (status === 'success') void client.invalidateQueries({ queryKey: me.queryKey })
  }, [status, client])
  if (token === null || status === 'error') return <LinkOver />
  if (status === 'pending') {
    return (
      <AccountPage title="Confirming your email">
        <p role="status">One moment.</p>
        <SkeletonBar width="60%" />
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title="Your email is confirmed"
      lead="Thank you. We can now tell you when something needs you."
    >
      <Button component={LinkTo} href="/">
        Go to my overview
      </Button>
    </AccountPage>
  )
}

const LinkOver = () => (
  <AccountPage title="Confirm your email">
    <StateCard
      kind="stale"
      title="This link has expired or was used already."
      actions={
        <Button component={LinkTo} href="/profile/my-account">
          Go to my account
        </Button>
      }
    >
      On your account page you can see whether your email is confirmed, and ask for a new link.
    </StateCard>
  </AccountPage>
)

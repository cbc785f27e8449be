import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountCall } from '#web/app/calls/account-calls.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { NotRead } from '#web/app/calls/Loaded.tsx'
import { meQuery } from '#web/app/session/session.ts'
import { tokenIn } from '#web/app/session/token-in-hash.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { SkeletonBar } from '#web/kit/surface/SkeletonBar.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { AccountPage } from '#web/shared/account/AccountPage.tsx'
import { ChoosePassword } from '#web/shared/account/ChoosePassword.tsx'

/** `/verify-email`: confirms the address whose link was opened. */
export function VerifyEmailPage() {
  const [token] = useState(() => tokenIn(window.location.hash))
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => accountCall<{ choosePassword?: string }>('/verify-email', { token }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // A link works once: it is used again only when somebody asks for it.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { status, data, error } = query
  useEffect(() => {
    if (status === 'success') void client.invalidateQueries({ queryKey: meQuery.queryKey })
  }, [status, client])
  const code = error instanceof CallFailure ? error.body.code : undefined
  if (code === 'log_in_first') return <LogInFirst />
  if (token === null || code === 'link_expired') return <ExpiredLink />
  if (status === 'error') {
    return (
      <AccountPage title="Confirm your email">
        <NotRead query={query} />
      </AccountPage>
    )
  }
  if (status === 'pending') {
    return (
      <AccountPage title="Confirming your email">
        <p role="status">One moment.</p>
        <SkeletonBar width="60%" />
      </AccountPage>
    )
  }
  if (data.choosePassword !== undefined) return <OpenedElsewhere token={data.choosePassword} />
  return (
    <AccountPage
      title="Your email is confirmed"
      lead="Thank you. Now we can tell you when something needs doing."
    >
      <Button component={LinkTo} href="/">
        Go to my overview
      </Button>
    </AccountPage>
  )
}

/** Somebody else may have signed up with the address: only who opened the link continues. */
const OpenedElsewhere = ({ token }: { token: string }) => (
  <ChoosePassword token={token} title="Choose your password">
    <p>
      Your email is confirmed. You opened the link in a different browser from the one you signed up in. To be
      safe, we’ve logged everybody out, and the old password no longer works.
    </p>
    <p>
      Didn’t sign up? Then somebody else used your email address. They can’t get in any more, and you can
      close this page.
    </p>
  </ChoosePassword>
)

const LogInFirst = () => (
  <AccountPage title="Log in to change your email">
    <StateCard
      kind="stale"
      title="Please log in here first."
      actions={
        <Button component={LinkTo} href="/login">
          Log in
        </Button>
      }
    >
      This link changes an account’s email address. Log in to that account in this browser, then open the link
      again. If you didn’t ask for this, ignore it: nothing has changed.
    </StateCard>
  </AccountPage>
)

const ExpiredLink = () => (
  <AccountPage title="Confirm your email">
    <StateCard
      kind="stale"
      title="This link has expired or has already been used."
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

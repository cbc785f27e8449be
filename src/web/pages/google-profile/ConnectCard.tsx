import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { useReleaseOnReturn } from '#web/app/nav/use-release-on-return.ts'
import type { GoogleProfileAnswer } from '#web/app/queries/google-profile-query.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { SampleButton } from '#web/shared/connections/SampleButton.tsx'

const TRY = (
  <SampleButton
    connection={{ service: 'gmb', title: 'Google Business Profile', mode: 'live' }}
    look="default"
  />
)
const ONLINE_PRESENCE = '/profile/online-presence'

/** Why there is no profile to show, and what to do. */
export function ConnectCard({ answer }: { answer: GoogleProfileAnswer }) {
  switch (answer.state) {
    case 'not_set_up':
      return (
        <StateCard kind="empty" title="This isn’t switched on yet" actions={TRY}>
          Whoever runs this Fettle has to set up Google Business Profile first. Nothing is needed from you.
        </StateCard>
      )
    case 'not_connected':
      return (
        <StateCard
          kind="empty"
          title="Connect your profile"
          actions={
            <>
              <ConnectButton label="Connect Google" />
              {TRY}
            </>
          }
        >
          Then you see your details, opening hours and reviews here, and can change them. Nothing changes on
          Google until you press a button for it.
        </StateCard>
      )
    case 'needs_selection':
      return (
        <StateCard
          kind="empty"
          title="Choose your business"
          actions={
            <Button component={LinkTo} href={ONLINE_PRESENCE}>
              Choose it
            </Button>
          }
        >
          Your Google account is connected. Say which of its businesses is yours.
        </StateCard>
      )
    case 'needs_reconnect':
      return (
        <StateCard
          kind="error"
          title="Connect it again"
          actions={<ConnectButton label="Connect Google again" />}
        >
          Google no longer accepts the permission that you gave.
        </StateCard>
      )
    case 'connected':
      return answer.failure === null ? (
        <StateCard kind="empty" title="We’re reading your profile">
          This takes a minute. You can leave this page and come back.
        </StateCard>
      ) : (
        <StateCard
          kind="error"
          title={answer.failure === 'not_found' ? 'Google has no such profile' : 'Google didn’t answer'}
        >
          {answer.failure === 'not_found'
            ? 'The profile that you chose isn’t on Google any more. Choose another one under Online presence.'
            : 'We try again by ourselves. Your profile on Google stays as it is.'}
        </StateCard>
      )
  }
}

/** Goes to Google, where the owner gives the permission. */
export function ConnectButton({ label }: { label: string }) {
  const start = useMutation({
    mutationFn: () => callApi('POST /connections/{service}/start', { params: { service: 'gmb' } }),
    onSuccess: ({ url }) => {
      if (url !== null) window.location.assign(url)
    },
  })
  useReleaseOnReturn(start.reset)
  return (
    <Button loading={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
      {label}
    </Button>
  )
}

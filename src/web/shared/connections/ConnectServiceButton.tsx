import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { ADS_SERVICE } from '#core/ads/service.ts'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import { useReleaseOnReturn } from '#web/app/nav/use-release-on-return.ts'
import type { Connection } from '#web/app/queries/connection-queries.ts'

const CostWarning = lazy(async () => ({ default: (await import('./CostWarning.tsx')).CostWarning }))

interface ConnectServiceButtonProps {
  connection: Connection
  words: string
  /** The check on whose page it stands: the owner comes back there. */
  check?: string
}

/** Goes to the service's own page; a service that needs the handle only is connected at once. */
export function ConnectServiceButton({ connection, words, check }: ConnectServiceButtonProps) {
  const { service, title, kind, mode, handle } = connection
  const client = useQueryClient()
  const [isWarning, setWarning] = useState(false)
  const start = useMutation({
    mutationFn: () => callApi('POST /connections/{service}/start', { params: { service }, body: { check } }),
    onSuccess: async ({ url }) => {
      if (url !== null) return window.location.assign(url)
      showDone(`${title} is connected`)
      await client.invalidateQueries()
    },
  })
  useReleaseOnReturn(start.reset)
  // The button on the page then shows what becomes of it, and can be pressed again.
  const accepted = () => {
    setWarning(false)
    start.mutate()
  }
  if (kind === 'handle' && handle === null)
    return <p>Give us your handle in Online presence and save it, then connect it.</p>
  return (
    <>
      <Button
        variant="default"
        aria-label={mode === 'sample' ? `${words}: ${title}` : `${words} ${title}`}
        loading={start.isPending || (start.data?.url ?? null) !== null}
        onClick={() => (service === ADS_SERVICE ? setWarning(true) : start.mutate())}
      >
        {words}
      </Button>
      {isWarning && (
        <Suspense>
          <CostWarning onAccepted={accepted} onClose={() => setWarning(false)} />
        </Suspense>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#web/kit/Icon.tsx'
import { IconSend } from '#web/kit/icons.ts'
import { useOpenJobs } from '#web/shared/hand-over/use-open-jobs.ts'

const HandOverDialog = lazy(async () => ({
  default: (await import('#web/shared/hand-over/HandOverDialog.tsx')).HandOverDialog,
}))

/** Sends several open jobs of the plan to the web person; nothing where there are none. */
export function SendJobs() {
  const jobs = useOpenJobs()
  const [isSending, setSending] = useState(false)
  if (jobs.length === 0) return null
  return (
    <>
      <Button variant="default" leftSection={<Icon of={IconSend} />} onClick={() => setSending(true)}>
        Send to my web person
      </Button>
      <Suspense>{isSending && <HandOverDialog onClose={() => setSending(false)} />}</Suspense>
    </>
  )
}

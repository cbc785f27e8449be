import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/app/calls/client.ts'
import { showDone } from '#web/app/frames/toasts.ts'
import type { Connection } from '#web/app/queries/connection-queries.ts'
import { ButtonStack } from '#web/kit/forms/Narrow.tsx'
import { Dialog } from '#web/kit/surface/Dialog.tsx'

interface DisconnectDialogProps {
  connection: Connection
  opened: boolean
  onClose: () => void
}

/** Asks once before what was read is deleted. */
export function DisconnectDialog({ connection, opened, onClose }: DisconnectDialogProps) {
  const { service, title } = connection
  const client = useQueryClient()
  const leave = useMutation({
    mutationFn: () => callApi('DELETE /connections/{service}', { params: { service } }),
    onSuccess: async ({ message }) => {
      onClose()
      showDone(message)
      // Figures of the service go with it, wherever they are shown.
      await client.invalidateQueries()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Disconnect ${title}?`}>
      <p>
        We’ll stop reading it and delete the figures we have from it. Nothing changes at {title} itself, and
        you can connect it again at any time.
      </p>
      <ButtonStack>
        <Button loading={leave.isPending} onClick={() => leave.mutate()}>
          Disconnect {title}
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep it connected
        </Button>
      </ButtonStack>
    </Dialog>
  )
}

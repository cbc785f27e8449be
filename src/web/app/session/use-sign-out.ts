import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountCall } from '../calls/account-calls.ts'
import { dropDrafts } from './drafts.ts'
import { startOver } from './session.ts'

/** Signs out here, or on every device, and reloads the front page, so that no data of the owner stays in memory. */
export function useSignOut(everywhere = false) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => accountCall(everywhere ? '/revoke-sessions' : '/sign-out', {}),
    onSuccess: () => {
      startOver(client)
      dropDrafts()
      window.location.assign('/home')
    },
  })
}

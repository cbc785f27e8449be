import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { safeNext } from '../routes/safe-next.ts'
import { startOver } from './session.ts'

/** Continues after a sign-in: to the requested page, or to the overview. */
export function useEnter(): (next?: string) => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return (next) => {
    startOver(client)
    return router.navigate({ href: safeNext(next) ?? '/', replace: true })
  }
}

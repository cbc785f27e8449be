import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '#web/kit/frame/focus-heading.ts'

/** After a change of page, moves the focus to its heading, where it would be after a reload. */
export function useFocusOnPageChange(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return
        focusHeading()
      }),
    [router],
  )
}

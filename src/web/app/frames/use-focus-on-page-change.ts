import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MAIN_ID } from '#web/kit/frame/SkipLink.tsx'

/** After a change of page, moves the focus to its heading, where it would be after a reload. */
export function useFocusOnPageChange(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return
        startAtHeading()
      }),
    [router],
  )
}

function startAtHeading(): void {
  const main = document.getElementById(MAIN_ID)
  const start = main?.querySelector('h1') ?? main
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
}

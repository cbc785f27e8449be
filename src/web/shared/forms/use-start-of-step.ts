import { useEffect } from 'react'
import { MAIN_ID } from '#web/kit/frame/SkipLink.tsx'

/** Moves the focus to the heading of a new step; a field of it that is wrong takes it afterwards. */
export function useStartOfStep(step: string | number): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [step])
}

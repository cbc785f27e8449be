import { useEffect } from 'react'
import { focusHeading } from '#web/kit/frame/focus-heading.ts'

/** Moves the focus to the heading of a new step; a field of it that is wrong takes it afterwards. */
export function useStartOfStep(step: string | number): void {
  useEffect(() => {
    focusHeading()
    window.scrollTo(0, 0)
  }, [step])
}

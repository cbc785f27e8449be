import { FocusTrap, Portal } from '@mantine/core'
import { type ReactNode, useEffect, useId } from 'react'
import classes from './spotlight.module.css'
import { useSpotlight } from './use-spotlight.ts'

interface SpotlightProps {
  /** The `SpotlightPlace` to light up; where it is not on the page, only the card is shown. */
  on: string
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog that darkens the page except for one part of it, and stands beside that part. */
export function Spotlight({ on, title, onClose, children }: SpotlightProps) {
  const id = useId()
  const { lighting, setCard } = useSpotlight(on)
  const lit = lighting?.lit ?? null
  useEffect(returnFocus, [])
  return (
    <Portal>
      <div className={lit ? classes.page : classes.dark} onClick={onClose} aria-hidden="true">
        {lit && <div className={classes.lit} style={lit} data-lit />}
      </div>
      <div ref={setCard} className={classes.card} {...(lighting ? { style: lighting.corner } : {})}>
        <FocusTrap active>
          <div
            className={classes.words}
            role="dialog"
            aria-modal="true"
            aria-labelledby={id}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          >
            <h2 id={id} aria-live="polite">
              {title}
            </h2>
            {children}
          </div>
        </FocusTrap>
      </div>
    </Portal>
  )
}

/** Afterwards the focus is where it was before. */
function returnFocus(): () => void {
  const before = document.activeElement
  return () => {
    if (before instanceof HTMLElement) before.focus()
  }
}

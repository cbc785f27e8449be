import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import classes from './frame.module.css'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'

interface PlainFrameProps {
  home: string
  /** One button at the end of the top bar: stop, save and leave, log in. */
  action?: ReactNode
  /** `focused`: a form on the card's own colour, as when signing up. */
  look?: 'page' | 'focused'
  children: ReactNode
}

/** A page without navigation: signing up, logging in, results arriving. */
export function PlainFrame({ home, action, look = 'page', children }: PlainFrameProps) {
  return (
    <div className={clsx(look === 'focused' && classes.focused)}>
      <SkipLink />
      <header className={classes.top}>
        <Brand home={home} />
        <span className={classes.grow} />
        {action}
      </header>
      <main className={classes.plainMain} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

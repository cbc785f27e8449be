import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SampleBanner } from '../surface/SampleBanner.tsx'
import { SampleScope } from '../surface/SampleScope.tsx'
import { Brand } from './Brand.tsx'
import classes from './frame.module.css'
import { MAIN_ID } from './main-id.ts'
import { SkipLink } from './SkipLink.tsx'

interface PlainFrameProps {
  home: string
  /** One button at the end of the top bar: stop, save and leave, log in. */
  action?: ReactNode
  /** `focused`: a form on the card's own colour, as when signing up. */
  look?: 'page' | 'focused'
  /** Everything is about a made-up business. */
  sample?: boolean
  children: ReactNode
}

/** A page without navigation: signing up, logging in, results arriving. */
export function PlainFrame({ home, action, look = 'page', sample = false, children }: PlainFrameProps) {
  return (
    <div className={clsx(look === 'focused' && classes.focused)}>
      <SkipLink />
      <header className={classes.top}>
        <Brand home={home} />
        <span className={classes.grow} />
        {action}
      </header>
      {sample && (
        <div role="complementary" aria-label="About this page">
          <SampleBanner />
        </div>
      )}
      <main className={classes.plainMain} id={MAIN_ID} tabIndex={-1}>
        <SampleScope isSample={sample}>{children}</SampleScope>
      </main>
    </div>
  )
}

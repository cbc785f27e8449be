import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinkTo } from '../link/LinkProvider.tsx'
import { Brand } from './Brand.tsx'
import { SampleBanner } from '../surface/SampleBanner.tsx'
import { SampleScope } from '../surface/SampleScope.tsx'
import { OperatorNotice } from './OperatorNotice.tsx'
import { MAIN_ID } from './main-id.ts'
import { SkipLink } from './SkipLink.tsx'
import classes from './visitor.module.css'

export interface VisitorLink {
  href: string
  label: string
}

interface VisitorFrameProps {
  home: string
  links: readonly VisitorLink[]
  /** The one button of the header. */
  enter: VisitorLink
  legal: readonly VisitorLink[]
  /** The support hours. */
  support: string
  /** The operator's notice. */
  notice?: string | undefined
  /** Everything is about a made-up business. */
  sample?: boolean | undefined
  children: ReactNode
}

/** The frame of visitors' pages. */
export function VisitorFrame({
  home,
  links,
  enter,
  legal,
  support,
  notice,
  sample = false,
  children,
}: VisitorFrameProps) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.top}>
        <Brand home={home} />
        <span className={classes.grow} />
        <nav className={classes.links} aria-label="Main">
          {links.map(({ href, label }) => (
            <LinkTo key={href} href={href}>
              {label}
            </LinkTo>
          ))}
        </nav>
        <Button component={LinkTo} href={enter.href} variant="default" size="sm">
          {enter.label}
        </Button>
      </header>
      {(sample || notice !== undefined) && (
        <div role="complementary" aria-label="About this page">
          {notice !== undefined && <OperatorNotice>{notice}</OperatorNotice>}
          {sample && <SampleBanner />}
        </div>
      )}
      <main id={MAIN_ID} tabIndex={-1}>
        <SampleScope isSample={sample}>{children}</SampleScope>
      </main>
      <footer className={classes.foot}>
        <div className={classes.wrap}>
          <Brand home={home} />
          <p>{support}</p>
          <nav className={classes.legal} aria-label="Legal">
            {legal.map(({ href, label }) => (
              <LinkTo key={href} href={href}>
                {label}
              </LinkTo>
            ))}
          </nav>
        </div>
      </footer>
    </div>
  )
}

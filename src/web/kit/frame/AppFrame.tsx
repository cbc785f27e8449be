import type { ReactNode } from 'react'
import { SampleBanner } from '../surface/SampleBanner.tsx'
import { SampleScope } from '../surface/SampleScope.tsx'
import { BottomBar } from './BottomBar.tsx'
import classes from './frame.module.css'
import { OperatorNotice } from './OperatorNotice.tsx'
import type { NavItem, NavGroup, NavId } from './nav-items.ts'
import { SideNav } from './SideNav.tsx'
import { MAIN_ID } from './main-id.ts'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import type { TopBarProps } from './TopBar.tsx'

interface AppFrameProps extends TopBarProps {
  here: NavId
  side: readonly NavGroup[]
  bar: readonly NavItem[]
  /** Figures of a made-up business are shown: a banner above the page says so. */
  sample?: boolean | undefined
  /** No connection: a banner above the page says so, and the page shows the last data. */
  offline?: boolean | undefined
  /** The operator's notice. */
  notice?: string | undefined
  children: ReactNode
}

const REMARKS = { role: 'complementary', 'aria-label': 'About this page' }

/** The frame of a signed-in owner's pages. */
export function AppFrame({ here, side, bar, sample, offline, notice, children, ...top }: AppFrameProps) {
  return (
    <>
      <SkipLink />
      <TopBar {...top} />
      <div {...(sample || offline || notice !== undefined ? REMARKS : {})}>
        {notice !== undefined && <OperatorNotice>{notice}</OperatorNotice>}
        {sample && <SampleBanner />}
        <div role="status">
          {offline && (
            <p className={classes.offline}>
              You’re offline. This is the latest we have; it may have changed.
            </p>
          )}
        </div>
      </div>
      <div className={classes.shell}>
        <SideNav groups={side} here={here} />
        <main className={classes.main} id={MAIN_ID} tabIndex={-1}>
          <SampleScope isSample={sample ?? false}>{children}</SampleScope>
        </main>
      </div>
      <BottomBar items={bar} here={here} />
    </>
  )
}

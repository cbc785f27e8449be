import type { ReactNode } from 'react'
import { SkeletonBar } from '../surface/SkeletonBar.tsx'
import type { ShownTone } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './findings.module.css'

interface ShownFinding {
  id: string
  tone: ShownTone
  title: string
  detail: string
  /** What to do about it. */
  fix: string | null
}

/** What was seen of a page, each with what to do. */
export const Findings = ({ findings }: { findings: readonly ShownFinding[] }) => (
  <ul>
    {findings.map(({ id, tone, title, detail, fix }) => (
      <li key={id} className={classes.finding}>
        <ToneIcon tone={tone} size={24} label />
        <h3>{title}</h3>
        <p>{detail}</p>
        {fix !== null && (
          <p className={classes.fix}>
            <b>What to do:</b> {fix}
          </p>
        )}
      </li>
    ))}
  </ul>
)

/** While it is looked at. */
export const FindingsSkeleton = ({ count }: { count: number }) => (
  <ul aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={classes.finding}>
        <SkeletonBar width="24px" height={24} />
        <SkeletonBar width={`${40 + ((index * 13) % 30)}%`} height={20} />
      </li>
    ))}
  </ul>
)

/** What can be done below them. */
export const FindingsFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.findingsFoot}>{children}</div>
)

/** An amount that stands for the whole card. */
export const BigAmount = ({ children }: { children: string }) => <p className={classes.big}>{children}</p>
